import { createClient } from '@smart-address/core';
import { expect, it } from 'vitest';
import { createApp, createMemoryStore, createReviewDesk, routeFetch } from '../browser.ts';

const base = 'https://backend.invalid';
const DAY = 86_400_000;

it('staff in the page take up, ask, approve and reject, and see what is late', async () => {
  const store = createMemoryStore();
  let now = Date.parse('2027-02-01T09:00:00Z');
  const clock = () => now;
  const desk = createReviewDesk(store, clock);
  const send = routeFetch(createApp({ store, clock }), base);
  const client = createClient({ baseUrl: base, face: 'A', fetch: (request) => send(request) });
  const apply = async (face: 'A' | 'B') => {
    const body = {
      interface: face,
      organization: `Courier ${face}`,
      contact: { name: 'Leila', email: 'leila@courier.example' },
      intendedUse: 'Codes on parcel labels, created when an order is paid.',
      plan: 'low' as const,
    };
    return (await client.call('applicationSubmit', { body })).data;
  };
  const [forA, forB] = [await apply('A'), await apply('B')];
  const account = forA.accountToken ?? '';
  const read = async () =>
    (await client.call('applicationRead', { params: { id: forA.application.id }, account })).data;

  // 48 hours come before three business days.
  expect((await desk.open()).map(({ interface: face }) => face)).toEqual(['B', 'A']);
  now += 3 * DAY;
  expect((await desk.open()).map(({ isOverdue }) => isOverdue)).toEqual([true, false]);
  expect(await desk.approve(forB.application.id)).toMatch(/^sac_test_/);

  await desk.takeUp(forA.application.id);
  await desk.ask(forA.application.id, 'How many parcels a day?');
  expect(await read()).toMatchObject({ state: 'needs_info', note: 'How many parcels a day?' });
  await desk.reject(forA.application.id, 'Outside Tunisia.');
  expect(await read()).toMatchObject({ state: 'rejected', note: 'Outside Tunisia.' });
  expect(await desk.open()).toEqual([]);
  await expect(desk.approve(forA.application.id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
});

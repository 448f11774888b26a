import { describe, expect, it } from 'vitest';
import type { AddressResult } from '@smart-address/gazetteer';
import type { Provider, ProviderErrorReason, Suggestions } from '../provider.types.ts';
import { exampleAddress } from '../../test-support/exampleAddress.ts';
import { manualClock, settle } from '../../test-support/manualClock.ts';
import { combineProviders } from './combineProviders.ts';
import { ProviderError } from '../providerError.ts';
import { suggestContext } from '../../test-support/suggestContext.ts';

const point = { lat: 36.8065, lng: 10.1815 };
const matched = (id: string, kind: AddressResult['match']['kind']): AddressResult =>
  exampleAddress(id, { match: { score: 0.5, kind, corrections: [] } });
const idsOf = ({ results }: Suggestions): string[] => results.map(({ id }) => String(id));
const failing = (reason: ProviderErrorReason, retryAfterSeconds: number | null = null): ProviderError =>
  new ProviderError(reason, reason, { retryAfterSeconds });

/** A provider that answers each question when, and as, it is told to. */
function told(name: string, change: Partial<Provider> = {}) {
  const asked: { readonly query: string; readonly signal: AbortSignal }[] = [];
  const pending: { resolve(answer: Suggestions): void; reject(error: Error): void }[] = [];
  const known = new Map<string, AddressResult>();
  const provider: Provider = {
    suggest(query, { signal }) {
      asked.push({ query, signal });
      return new Promise((resolve, reject) => pending.push({ resolve, reject }));
    },
    async retrieve(id) {
      const result = known.get(id);
      if (result === undefined) throw failing('not_found');
      return result;
    },
    reverse: async () => exampleAddress(`${name}:point`),
    ...change,
  };
  return {
    provider,
    asked,
    async answer(results: readonly AddressResult[]): Promise<void> {
      for (const result of results) known.set(result.id, result);
      pending.shift()?.resolve({ query: asked.at(-1)?.query ?? '', results, attribution: name });
      await settle();
    },
    async fail(error: Error): Promise<void> {
      pending.shift()?.reject(error);
      await settle();
    },
  };
}

describe('combineProviders', () => {
  it('hands over what the device found at once, and the whole when the service has answered', async () => {
    const device = told('device');
    const service = told('service');
    const parts: string[][] = [];
    const whole = combineProviders([device.provider, service.provider]).suggest(
      'x',
      suggestContext({ onPartial: (part) => parts.push(idsOf(part)) }),
    );
    await device.answer([exampleAddress('a'), exampleAddress('b')]);
    expect(parts).toEqual([['a', 'b']]);
    await service.answer([exampleAddress('c'), exampleAddress('b')]);
    expect(idsOf(await whole)).toEqual(['a', 'b', 'c']);
    expect(parts).toHaveLength(1);
  });

  it('prepares each of its providers that has something to fetch', () => {
    const prepared: string[] = [];
    const one = told('one', { prepare: () => void prepared.push('one') });
    const other = told('other', { prepare: () => void prepared.push('other') });
    combineProviders([one.provider, told('network').provider, other.provider]).prepare?.();
    expect(prepared).toEqual(['one', 'other']);
  });

  it("hands over the service's answer first where that is faster", async () => {
    const device = told('device');
    const service = told('service');
    const parts: string[][] = [];
    const whole = combineProviders([device.provider, service.provider]).suggest(
      'x',
      suggestContext({ onPartial: (part) => parts.push(idsOf(part)) }),
    );
    await service.answer([exampleAddress('b')]);
    await device.answer([exampleAddress('a'), exampleAddress('b')]);
    expect(parts).toEqual([['b']]);
    expect(idsOf(await whole)).toEqual(['b', 'a']);
  });

  it("keeps the service's rows in their places while the device, which found nothing at first, is completed", async () => {
    const device = told('device');
    const service = told('service');
    const partly: Provider = {
      ...device.provider,
      suggest(query, context) {
        context.onPartial?.({ query, results: [], attribution: '' });
        return device.provider.suggest(query, context);
      },
    };
    const whole = combineProviders([partly, service.provider]).suggest(
      'x',
      suggestContext({ onPartial: () => {} }),
    );
    await service.answer([exampleAddress('s'), exampleAddress('b')]);
    await device.answer([exampleAddress('a'), exampleAddress('b')]);
    expect(idsOf(await whole)).toEqual(['s', 'b', 'a']);
  });

  it('says nothing while nothing was found yet', async () => {
    const device = told('device');
    const service = told('service');
    const parts: Suggestions[] = [];
    const whole = combineProviders([device.provider, service.provider]).suggest(
      'x',
      suggestContext({ onPartial: (part) => parts.push(part) }),
    );
    await device.answer([]);
    expect(parts).toEqual([]);
    await service.answer([]);
    expect(idsOf(await whole)).toEqual([]);
  });

  it('never changes the order of rows that are shown, and puts an exact match before guesses', async () => {
    const device = told('device');
    const service = told('service');
    const whole = combineProviders([device.provider, service.provider]).suggest('x', suggestContext());
    await device.answer([
      matched('p1', 'prefix'),
      matched('e1', 'exact'),
      matched('f1', 'fuzzy'),
      matched('f2', 'fuzzy'),
    ]);
    await service.answer([
      matched('f1', 'exact'),
      matched('e2', 'exact'),
      matched('p2', 'prefix'),
      matched('f3', 'fuzzy'),
    ]);
    expect(idsOf(await whole)).toEqual(['p1', 'e1', 'e2', 'p2', 'f1', 'f2', 'f3']);
  });

  it('shows ten at most, and names those whose rows are shown', async () => {
    const device = told('device');
    const service = told('service');
    const whole = combineProviders([device.provider, service.provider]).suggest('x', suggestContext());
    await device.answer(Array.from({ length: 12 }, (_, n) => exampleAddress(`d${n}`)));
    await service.answer([exampleAddress('s')]);
    const { results, attribution } = await whole;
    expect(results).toHaveLength(10);
    expect(attribution).toBe('device');
  });

  it('asks each provider after its own rest, so that a fast typist costs no requests', async () => {
    const timer = manualClock();
    const device = told('device');
    const service = told('service', { debounceMs: 150 });
    const combined = combineProviders([device.provider, service.provider], { setTimer: timer.setTimer });
    expect(combined.debounceMs).toBe(0);
    const first = new AbortController();
    const dropped = combined
      .suggest('t', suggestContext({ signal: first.signal }))
      .catch((error: Error) => error.name);
    expect(device.asked).toHaveLength(1);
    await timer.pass(149);
    expect(service.asked).toHaveLength(0);
    first.abort();
    expect(await dropped).toBe('AbortError');
    void combined.suggest('tu', suggestContext());
    await timer.pass(150);
    expect(service.asked.map(({ query }) => query)).toEqual(['tu']);
    expect(timer.running()).toEqual([]);
  });

  it('tells every provider to stop', async () => {
    const device = told('device');
    const service = told('service');
    const controller = new AbortController();
    const parts: Suggestions[] = [];
    const whole = combineProviders([device.provider, service.provider]).suggest(
      'x',
      suggestContext({ signal: controller.signal, onPartial: (part) => parts.push(part) }),
    );
    const outcome = expect(whole).rejects.toMatchObject({ name: 'AbortError' });
    controller.abort();
    await outcome;
    expect([device, service].map(({ asked }) => asked[0]?.signal.aborted)).toEqual([true, true]);
    await device.answer([exampleAddress('a')]);
    expect(parts).toEqual([]);
  });

  it('keeps what one found when the other fails', async () => {
    const device = told('device');
    const service = told('service');
    const whole = combineProviders([device.provider, service.provider]).suggest('x', suggestContext());
    await device.answer([exampleAddress('a')]);
    await service.fail(failing('rate_limited', 30));
    expect(idsOf(await whole)).toEqual(['a']);
  });

  it('does not say "nothing found" when one found nothing and the other could not look', async () => {
    const device = told('device');
    const service = told('service');
    const whole = combineProviders([device.provider, service.provider]).suggest('x', suggestContext());
    const outcome = expect(whole).rejects.toMatchObject({ reason: 'rate_limited', retryAfterSeconds: 30 });
    await device.answer([]);
    await service.fail(failing('rate_limited', 30));
    await outcome;
  });

  it('reports the failure that says most when all fail', async () => {
    const members = [told('a'), told('b'), told('c')];
    const whole = combineProviders(members.map(({ provider }) => provider)).suggest('x', suggestContext());
    const outcome = expect(whole).rejects.toMatchObject({ reason: 'offline' });
    await members[0]?.fail(failing('denied'));
    await members[1]?.fail(failing('offline'));
    await members[2]?.fail(new Error('a fault of its own'));
    await outcome;
  });

  it('survives a provider that throws instead of rejecting', async () => {
    const device = told('device');
    const faulty = told('faulty', {
      suggest: () => {
        throw new TypeError('not a promise');
      },
    });
    const whole = combineProviders([faulty.provider, device.provider]).suggest('x', suggestContext());
    await device.answer([exampleAddress('a')]);
    expect(idsOf(await whole)).toEqual(['a']);
  });

  it('retrieves from who found it, then from who else knows it', async () => {
    const device = told('device');
    const service = told('service');
    const { suggest, retrieve } = combineProviders([device.provider, service.provider]);
    const whole = suggest('x', suggestContext());
    await device.answer([exampleAddress('a', { label: 'device' })]);
    await service.answer([exampleAddress('a', { label: 'service' }), exampleAddress('b')]);
    await whole;
    expect((await retrieve('a', suggestContext())).label).toBe('device');
    expect((await retrieve('b', suggestContext())).id).toBe('b');
    await expect(retrieve('c', suggestContext())).rejects.toMatchObject({ reason: 'not_found' });
  });

  it('says that it could not look, rather than not_found, when one of them failed', async () => {
    const service = told('service', { retrieve: () => Promise.reject(failing('offline')) });
    const { retrieve } = combineProviders([told('device').provider, service.provider]);
    await expect(retrieve('c', suggestContext())).rejects.toMatchObject({ reason: 'offline' });
  });

  it('names a point by the first that can', async () => {
    const outside = told('device', { reverse: async () => null });
    const broken = told('broken', { reverse: () => Promise.reject(failing('unavailable')) });
    const service = told('service');
    const reverse = (...members: readonly ReturnType<typeof told>[]) =>
      combineProviders(members.map(({ provider }) => provider)).reverse(point, suggestContext());
    expect((await reverse(outside, broken, service))?.id).toBe('service:point');
    expect(await reverse(outside, broken)).toBeNull();
    await expect(reverse(broken, broken)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(await reverse()).toBeNull();
  });

  it('of nobody finds nothing', async () => {
    expect(await combineProviders([]).suggest('x', suggestContext())).toEqual({
      query: 'x',
      results: [],
      attribution: '',
    });
    await expect(combineProviders([]).retrieve('a', suggestContext())).rejects.toMatchObject({
      reason: 'not_found',
    });
  });
});

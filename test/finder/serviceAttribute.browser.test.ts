// <address-finder service="..." api-key="...">: the reference backend beside the data on the device, the network in between left out.
import '@smart-address/element';
import { createApp, SANDBOX_CREDENTIALS } from '@smart-address/server/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function search(service: string, text: string) {
  const element = document.createElement('address-finder');
  Object.assign(element, { lang: 'en', name: 'address', service, apiKey: SANDBOX_CREDENTIALS.browserKey });
  document.body.append(element);
  element.focus();
  await userEvent.keyboard(text);
  const options = () => [...(element.shadowRoot?.querySelectorAll('[role="option"]') ?? [])];
  await expect.poll(() => options().length).toBeGreaterThan(0);
  return { element, options };
}

test('the service is asked with the key of the attribute, and what it answers can be picked', async () => {
  const app = createApp();
  const asked: Request[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((request) => {
    if (!(request instanceof Request)) throw new Error('The client sends a Request.');
    asked.push(request);
    return app.fetch(request);
  });
  const { element } = await search('https://api.example.tn', 'la marsa');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(new URL(asked[0]?.url ?? '').origin).toBe('https://api.example.tn');
  const answer = await app.fetch(asked.at(-1) ?? new Request('https://api.example.tn'));
  expect(answer.status).toBe(200);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(element.addressValue.source).toBe('picked');
});

test.each(['https://nobody.invalid', 'not an address at all'])(
  'with a service that is not there (%s) the device answers alone',
  async (service) => {
    const { options } = await search(service, 'la marsa');
    expect(options()[0]?.textContent).toContain('La Marsa');
  },
);

import { describe, expect, it } from 'vitest';
import { suggestContext } from '../../test-support/suggestContext.ts';
import { providerConformance } from '../providers/provider.conformance.ts';
import { createMemoryProvider } from './createMemoryProvider.ts';

const tunis = { lat: 36.8065, lng: 10.1815 };
const paris = { lat: 48.85, lng: 2.35 };

describe('the provider of the testing kit', () => {
  for (const { name, run } of providerConformance(() => ({
    provider: createMemoryProvider(),
    query: 'La Marsa',
    unknownQuery: 'qzxwqzxw',
    inside: tunis,
    outside: paris,
  })))
    it(name, run);

  it('answers in the order in which a test lets it, and drops what was aborted', async () => {
    const provider = createMemoryProvider({ delayMs: 1 });
    provider.hold();
    const answered: string[] = [];
    const ask = (query: string, signal = new AbortController().signal) =>
      provider.suggest(query, suggestContext({ signal })).then(() => answered.push(query));
    const controller = new AbortController();
    const dropped = ask('ma', controller.signal);
    const first = ask('mar');
    const second = ask('marsa');
    controller.abort();
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    provider.release('marsa');
    await second;
    provider.release();
    await first;
    await ask('sfax');
    expect(answered).toEqual(['marsa', 'mar', 'sfax']);
    expect(provider.asked).toEqual(['ma', 'mar', 'marsa', 'sfax']);
  });

  it('fails as a test says until it is to recover', async () => {
    const provider = createMemoryProvider();
    provider.fail('rate_limited', 12);
    const refused = { reason: 'rate_limited', retryAfterSeconds: 12 };
    await expect(provider.suggest('marsa', suggestContext())).rejects.toMatchObject(refused);
    await expect(provider.reverse(tunis, suggestContext())).rejects.toMatchObject(refused);
    provider.recover();
    expect((await provider.suggest('marsa', suggestContext())).results).toHaveLength(3);
  });

  it('says which searches wait where a test lets go of one that does not', () => {
    const provider = createMemoryProvider();
    expect(() => provider.release()).toThrow('No search waits; waiting: none.');
    provider.hold();
    void provider.suggest('mar', suggestContext());
    expect(() => provider.release('marsa')).toThrow('No search for “marsa” waits; waiting: “mar”.');
  });
});

import { describe, expect, it } from 'vitest';
import { createOfflineProvider } from '../providers/createOfflineProvider.ts';
import { typedBeside } from './finder.typedBeside.ts';

const provider = createOfflineProvider();

/** What is kept of a text when the first row of a town is picked. */
async function keptBeside(text: string, town: string): Promise<string | undefined> {
  const { results } = await provider.suggest(text, {
    signal: new AbortController().signal,
    session: 's',
    locale: 'fr',
  });
  const row = results.find(({ label }) => label.startsWith(town));
  return row && typedBeside(text, row);
}

describe('a street whose "avenue" is misspelt, beside the town that is picked', () => {
  it.each([
    // A street of the tables, which lies in the area next to that town, and one that no table knows.
    ['12 avneue mohamed el marzouki el kabaria', 'El Kabaria', '12 avneue mohamed el marzouki'],
    ['12 avnue des palmiers, la marsa', 'La Marsa', '12 avnue des palmiers'],
    ['la marsa, boulveard untel 7', 'La Marsa', 'boulveard untel 7'],
  ])('is kept with its number: %s', async (text, town, kept) => {
    expect(await keptBeside(text, town)).toBe(kept);
  });
});

describe('a street whose town is misspelt, which is picked', () => {
  it.each([
    ['12 avenue habib bourguiba nabeuul', 'Nabeul', '12 avenue habib bourguiba'],
    ['av. farhat hached, tataouin', 'Tataouine', 'av. farhat hached'],
  ])('is kept with its number, without what was typed of the town: %s', async (text, town, kept) => {
    expect(await keptBeside(text, town)).toBe(kept);
  });
});

import { describe, expect, it } from 'vitest';
import type { Suggestions } from '../provider.types.ts';
import { createListProvider } from './createListProvider.ts';
import type { ListItem } from './createListProvider.ts';
import { suggestContext } from '../../test-support/suggestContext.ts';

const items: readonly ListItem[] = [
  {
    id: 'lac',
    label: 'Dépôt des Berges du Lac',
    location: { lat: 36.8325, lng: 10.2331 },
    keywords: ['مستودع البحيرة', 'Lac 2'],
    address: { locality: 'Les Berges du Lac', postalCode: '1053', governorate: 'Tunis' },
  },
  { id: 'sousse', label: 'Boutique Sousse Médina', location: { lat: 35.8256, lng: 10.637 } },
  { id: 'malta', label: 'Valletta office', location: { lat: 35.8989, lng: 14.5146 }, accuracy: 'street' },
];

const idsOf = ({ results }: Suggestions): string[] => results.map(({ id }) => String(id));

describe('createListProvider', () => {
  it.each([
    ['berges', 'lac'],
    ['depot', 'lac'],
    ['DEPÔT', 'lac'],
    ['bergse du lac', 'lac'],
    ['lac 2', 'lac'],
    ['البحيره', 'lac'],
    ['medina', 'sousse'],
    ['boutique sous', 'sousse'],
  ])('finds %j', async (query, id) => {
    expect(idsOf(await createListProvider({ items }).suggest(query, suggestContext()))[0]).toBe(id);
  });

  it("gives the whole address, in the API's form", async () => {
    const { results } = await createListProvider({ items }).suggest(
      'berges',
      suggestContext({ bias: { lat: 36.8, lng: 10.2 } }),
    );
    expect(results[0]).toMatchObject({
      type: 'address',
      label: 'Dépôt des Berges du Lac',
      address: { locality: 'Les Berges du Lac', postalCode: '1053', street: '', country: 'TN' },
      location: { lat: 36.8325, lng: 10.2331, accuracy: 'rooftop' },
      smartCode: '8GR6-MM26-5M',
      plusCode: '8F8GR6MM+265',
    });
    expect(results[0]?.distanceMeters).toBeGreaterThan(3000);
  });

  it('highlights what was matched in the label as it is written', async () => {
    const { results } = await createListProvider({ items }).suggest('medina', suggestContext());
    const [result] = results;
    const marked = result?.highlight.map(([start, end]) => result.label.slice(start, end));
    expect(marked).toContain('Médina');
  });

  it('says how the text was met', async () => {
    const kindOf = async (query: string) =>
      (await createListProvider({ items }).suggest(query, suggestContext())).results[0]?.match.kind;
    expect(await kindOf('valletta office')).toBe('exact');
    expect(await kindOf('valletta')).toBe('prefix');
    expect(await kindOf('valetta')).toBe('fuzzy');
  });

  it('gives a place outside the grid its plus code, and no address code', async () => {
    const { results } = await createListProvider({ items }).suggest('valletta', suggestContext());
    expect(results[0]).toMatchObject({ smartCode: '', smartcode: '', location: { accuracy: 'street' } });
    expect(results[0]?.plusCode).toMatch(/^8F/);
  });

  it('takes fuse.js settings and a limit', async () => {
    expect(
      idsOf(await createListProvider({ items, fuse: { threshold: 0 } }).suggest('bergse', suggestContext())),
    ).toEqual([]);
    expect(
      idsOf(await createListProvider({ items, limit: 1 }).suggest('o', suggestContext())).length,
    ).toBeLessThanOrEqual(1);
  });

  it('searches other parts where fuse.js is told to', async () => {
    const provider = createListProvider({ items, fuse: { keys: ['address.postalCode'], threshold: 0 } });
    expect(idsOf(await provider.suggest('1053', suggestContext()))).toEqual(['lac']);
  });

  it('names a point that is at an item, and no other', async () => {
    const provider = createListProvider({ items, reverseRadius: 50 });
    expect((await provider.reverse({ lat: 36.8326, lng: 10.2331 }, suggestContext()))?.id).toBe('lac');
    expect(await provider.reverse({ lat: 36.84, lng: 10.2331 }, suggestContext())).toBeNull();
  });

  it('refuses two items of one id', () => {
    expect(() => createListProvider({ items: [...items, ...items] })).toThrow(/same id/);
  });
});

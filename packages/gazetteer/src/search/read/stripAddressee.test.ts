import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../loadGazetteer.ts';
import type { Gazetteer } from '../../types.ts';

describe('a pasted address that begins with whom it is for', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });
  const first = (query: string): string => gazetteer.search(query)[0]?.label ?? '';

  it.each([
    'Mohamed Ben Salah, 12 rue de Marseille, 8100 Jendouba',
    'M. Mohamed Ben Salah\n12 rue de Marseille\n8100 Jendouba',
    'Mme Leila Trabelsi 12 rue de Marseille Jendouba',
    'Société Atlas Import, rue de Marseille, Jendouba',
  ])('is found by its street, %j', (query) => {
    expect(first(query)).toBe('Rue de Marseille, Jendouba, 8100 Jendouba');
  });

  it('keeps a quarter, a building, a landmark or a town that stands there', () => {
    expect(first('Ariana Ville, 5 avenue Habib Bourguiba')).toMatch(/Ariana/);
    expect(first('Jendouba, 12 rue de Marseille')).toBe('Rue de Marseille, Jendouba, 8100 Jendouba');
    expect(first('Skanes Palace, rue inconnue, Monastir')).toMatch(/Monastir/);
    expect(first('Résidence Ennour, 12 rue de Marseille, Jendouba')).toBe(
      'Rue de Marseille, Jendouba, 8100 Jendouba',
    );
  });

  it('marks only words that were looked for', () => {
    const [match] = gazetteer.search('Leila Jendouba, 12 rue de Marseille, 8100 Jendouba');
    expect(match?.label).toBe('Rue de Marseille, Jendouba, 8100 Jendouba');
    expect(match?.highlight.length).toBeGreaterThan(0);
  });
});

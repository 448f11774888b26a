import { loadGazetteer } from '@smart-address/gazetteer';
import { describe, expect, it } from 'vitest';
import { translateCredit } from './language.ts';

describe('a credit', () => {
  it('is all in the reader’s language, names and licences aside', async () => {
    const { attribution } = await loadGazetteer({ wait: 'places' });
    expect(translateCredit(attribution, 'en')).toBe(attribution);
    expect(translateCredit(attribution, 'fr')).toBe(
      'GeoNames (CC BY 4.0), La Poste tunisienne\u202f; © contributeurs OpenStreetMap (ODbL)',
    );
    expect(translateCredit(attribution, 'ar')).toBe(
      'GeoNames (CC BY 4.0)، البريد التونسي؛ © مساهمو OpenStreetMap (ODbL)',
    );
  });

  it('that nobody here knows stays as it is', () => {
    expect(translateCredit('Ville de Tunis', 'ar')).toBe('Ville de Tunis');
    expect(translateCredit('A; B; C', 'fr')).toBe('A\u202f; B\u202f; C');
    expect(translateCredit('', 'fr')).toBe('');
  });
});

// The same answer on every device as from the service. What an engine has of its own (normal forms of letters, sorting, regular
// expressions, rounding) must not show. All engines read the very code that Node runs.
import { loadGazetteer } from '@smart-address/gazetteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServedSite } from '../site/buildSite.ts';
import { serveSite } from '../site/sites.ts';
import type { Engine } from './engine.types.ts';
import { answersTo } from './search-page/answersTo.ts';

const TEXTS = [
  'Sidi Bou Saïd',
  'RUE DE MARSEILLE TUNIS',
  '12 bis avenu habib bourgiba sfax',
  'cité Ennour, Kasserine',
  'bâteau-l’oued ÉCOLE Be\u0301ja',
  'حَمّام الأنف',
  'شارع الحبيب بورقيبة، صفاقس',
  'ﺍﻟﻘﻴﺮﻭﺍﻥ',
  '7ay ettadhamen',
  '٢٠٧٠ المرسى',
  '2070 la marsa',
  '8F8GR54J+JJ2',
  '8gr5-4jjj-29',
  '36°48′23″N 10°10′53″E',
  '🕌 jami3 ez zitouna \u{1d400}\ud800',
];

export function searchSuite(launched: () => Engine): void {
  describe('the search', () => {
    let site: ServedSite;

    beforeAll(async () => {
      site = await serveSite('search-page');
    });
    afterAll(() => site.close());

    it('answers as Node does, from the first letter on', async () => {
      const wanted = JSON.stringify(answersTo(await loadGazetteer(), TEXTS));
      const engine = launched();
      await engine.open(site.url);
      await expect.poll(() => engine.ask('typeof window.answer')).toBe('function');
      expect(await engine.ask(`window.answer(${JSON.stringify(TEXTS)})`)).toBe(wanted);
    });
  });
}

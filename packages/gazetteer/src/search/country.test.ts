import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer } from '../types.ts';

describe('the country at the end of an Arabic address, which has its capital’s name', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });
  const first = (query: string): string => gazetteer.search(query)[0]?.label ?? '';

  it('is no other town: what stands before it is where the address is', () => {
    expect(first('قفصة، تونس')).toBe('Gafsa');
    expect(first('جربة، تونس')).toMatch(/^Jerba/);
    expect(first('قليبية تونس')).toBe('Kélibia, 8090 Nabeul');
    expect(first('الحمامات، نابل، تونس')).toBe('Hammamet, 8050 Nabeul');
    expect(first('شارع الحبيب بورقيبة، سوسة، تونس')).toMatch(/Sousse, 4011 Sousse$/);
    expect(first('نهج المنصف القرطبي، صفاقس، تونس')).toMatch(/Sfax/);
    expect(first('تونس، قفصة')).toBe('Gafsa');
  });

  it('is so too with a number after it, or with the rest in Latin letters', () => {
    expect(first('قفصة ،تونس 2100')).toMatch(/Gafsa/);
    expect(first('12 Avenue Habib Bourguiba, Hammam Sousse، تونس')).toMatch(
      /^Avenue Habib Bourguiba, Hammam/,
    );
  });

  it('is the capital beside its own quarters and streets, and beside what nobody knows', () => {
    expect(first('حي الخضراء تونس')).toBe('Cité El Khadra, 1003 Tunis');
    expect(first('تونس باب سويقة')).toBe('Bab Souika, 1006 Tunis');
    expect(first('شارع باريس تونس')).toBe('Avenue de Paris, Bab El Bhar, 1000 Tunis');
    expect(first('وسط تونس')).toMatch(/Tunis$/);
    expect(first('كلية الطب تونس')).toBe('Tunis, 1000 Tunis');
    expect(first('تونس')).toMatch(/^Tunis/);
  });
});

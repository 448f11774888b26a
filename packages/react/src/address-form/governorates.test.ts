import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GOVERNORATES, governorateCodeOf } from './governorates.ts';

it('the governorates are those of the data, in its order', () => {
  const csv = readFileSync(new URL('../../../gazetteer/data/governorates.csv', import.meta.url), 'utf8');
  const rows = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [code = '', , fr, ar, en] = line.split(',');
      return [code, { fr, ar, en }];
    });
  expect(Object.entries(GOVERNORATES)).toEqual(rows);
});

it('a governorate is known by its code, and by its name as shops write it', () => {
  for (const text of ['TN-12', 'ariana', "Gouvernorat de l'Ariana", 'ولاية أريانة'])
    expect(governorateCodeOf(text)).toBe('TN-12');
  expect(governorateCodeOf('Kef Governorate')).toBe('TN-33');
  expect([governorateCodeOf('Atlantis'), governorateCodeOf('')]).toEqual(['Atlantis', '']);
});

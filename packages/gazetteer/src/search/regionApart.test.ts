import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../loadGazetteer.ts';

const gazetteer = await loadGazetteer();
await gazetteer.complete;

describe('a quarter beside its town, whose one word is written as two', () => {
  it.each([
    ['cite nouvelle bou hajla', 'Cité Nouvelle', 'Bouhajla'],
    ['bir ahmed bou hajla', 'Bir Ahmed', 'Bouhajla'],
    ['cité erriadh, fou chana', 'Cité Erriadh', 'Fouchana'],
    ['cite commerciale kor ba', 'Cité Commerciale', 'Korba'],
  ])('is found in that town: %s', (query, name, delegation) => {
    expect(gazetteer.search(query)[0]).toMatchObject({ name, delegation });
  });
});

import { describe, expect, it } from 'vitest';
import { readLandmarks, readStreets } from '../facts.ts';
import { frenchName } from './frenchName.ts';

const namesOf = (rows: ReturnType<typeof readLandmarks>): Map<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const name = frenchName(row);
      return name === undefined ? [] : [[row.name, name] as const];
    }),
  );

describe('the French name of what GeoNames has first under another', () => {
  it('of a street under its Arabic name is the one among its other names', () => {
    const names = [...namesOf(readStreets()).values()].sort();
    expect(names).toEqual([
      "Avenue de l'Environnement",
      'Route Régionale 31',
      'Route Régionale 37',
      'Rue Hédi Touzri',
    ]);
  });

  it('of an airport, a museum or a station has the kind first, as its other names have it or else turned about', () => {
    const names = namesOf(readLandmarks());
    expect(names.get('Djerba-Zarzis International Airport')).toBe('Aéroport international de Djerba-Zarzis');
    expect(names.get('Bardo National Museum')).toBe('Musée national du Bardo');
    expect(names.get('Tunis-Carthage Airport')).toBe('Aéroport de Tunis-Carthage');
    expect(names.get('El Aouina Station')).toBe("Station d'El Aouina");
    expect(names.get('Enfidha – Hammamet International Airport')).toBe(
      "Aéroport international d'Enfidha – Hammamet",
    );
    expect([...names.values()].filter((name) => /airport|museum|hospital|station$/iu.test(name))).toEqual([]);
  });

  it('is not made for what is French', () => {
    const names = namesOf(readLandmarks());
    expect(names.has('Station de Tindja')).toBe(false);
    expect(names.has('Bab Saadoun')).toBe(false);
  });
});

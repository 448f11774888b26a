import { saysItsKind } from '../../src/address/landmarkKinds.ts';
import type { Mutable } from '../entry.types.ts';
import type { PlaceRecord } from '../../src/records.types.ts';
import { nameKey } from './nameKey.ts';
import { otherNames } from './otherNames.ts';

/** The noun for a kind of landmark. */
const NOUNS: Readonly<Record<string, string>> = {
  airport: 'Aéroport',
  gate: 'Porte',
  hotel: 'Hôtel',
  market: 'Marché',
  'metro station': 'Station',
  mosque: 'Mosquée',
  museum: 'Musée',
  palace: 'Palais',
  'railway station': 'Gare',
  school: 'École',
};
const keyOf = (name: string, delegation: string): string => `${delegation}|${nameKey(name)}`;

/**
 * Puts its kind before the name of a landmark that would be shown as a place around it is, or is also called. Others are found with their
 * kind, too, "mosquée ennour", but hotels: they are many, and found by what is left of their names. Arabic names stay as the tables have them.
 */
export function sayKinds(landmarks: readonly Mutable<PlaceRecord>[], places: readonly PlaceRecord[]): void {
  const taken = new Set(
    places.flatMap(({ name, aliases, delegation }) =>
      [name, ...aliases].map((other) => keyOf(other, delegation)),
    ),
  );
  for (const landmark of landmarks) {
    const { name, nameAr, category, aliases } = landmark;
    const noun = NOUNS[category];
    if (noun === undefined || saysItsKind(name, category)) continue;
    const said = `${noun} ${name}`;
    if (taken.has(keyOf(name, landmark.delegation))) {
      landmark.name = said;
      landmark.nameEn = `${name} ${category}`;
      landmark.aliases = otherNames([said, nameAr], [name, ...aliases]);
    } else if (category !== 'hotel') {
      landmark.aliases = otherNames([name, nameAr], [...aliases, said]);
    }
  }
}

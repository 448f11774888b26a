import { createPlaceIndex } from '../../src/createPlaceIndex.ts';
import type { PlaceRecord } from '../../src/records.types.ts';
import type { Accuracy, Place } from '../../src/types.ts';
import type { Entry } from '../entry.types.ts';
import { readOsmNodes, readVariants, type DelegationRow } from '../facts.ts';
import { soundKey } from '../names/acrossScripts.ts';
import { featureRecords } from './featureRecords.ts';
import { indexRecords } from './recordIndex.ts';
import { newSpellings, spellingsOf } from '../names/variants.ts';

/** A landmark or place of a name that another table has within so many metres is that one. */
const SAME_PLACE_METERS = 800;
/** So far off, a village of a name that its delegation has with a point of its own is that one. */
const SAME_VILLAGE_METERS = 2_000;
/** The same of a name of which only the middle of its sector, code or delegation is known: sectors of the steppe are that large. */
const SAME_SECTOR_METERS = 12_000;
/** So far off, a place known by such a middle is one of another delegation too: the border runs between the middle and the village. */
const SAME_AREA_METERS = 5_000;
/** A place where OpenStreetMap has a village is as much as one whose people nobody counted. */
const VILLAGE_IMPORTANCE = 0.28;

/** A name in small letters or capitals alone, as one writes a name: whoever adds a shop to a map writes it as they like. */
const cased = (name: string): string =>
  name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 4)
    ? name
        .toLowerCase()
        .replace(/(?<=^|\s)(?!(?:de|du|des|d'|la|le|les|et)\b)\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const isMiddle = (accuracy: Accuracy): boolean =>
  accuracy === 'sector' || accuracy === 'postal' || accuracy === 'delegation';

const asVillage = (record: PlaceRecord): PlaceRecord => ({
  ...record,
  id: record.id.replace('landmark', 'place'),
  type: 'locality',
  locality: record.name,
  accuracy: 'locality',
  importance: VILLAGE_IMPORTANCE,
});

/** Metres within which a record is a place of the same name. */
function farthest(record: PlaceRecord, { accuracy, type, delegation }: Place): number {
  const isVillage = record.type === 'locality' && type === 'locality';
  const isHere = isVillage && record.delegation === delegation;
  if (isMiddle(accuracy)) return isHere ? SAME_SECTOR_METERS : SAME_AREA_METERS;
  return isHere ? SAME_VILLAGE_METERS : SAME_PLACE_METERS;
}

/** A known place with what a village of OpenStreetMap tells of it: its Arabic name, spellings, and its point where only a middle was known. */
const withVillage = (
  known: PlaceRecord,
  village: PlaceRecord,
  spellings: readonly string[],
): PlaceRecord => ({
  ...known,
  nameAr: known.nameAr || village.nameAr,
  aliases: newSpellings(known, [village.name, village.nameAr, ...spellings]),
  variants: [],
  ...(isMiddle(known.accuracy) && { location: village.location, accuracy: 'locality' }),
  // Of two rows of one place the one that tells more comes first.
  importance: Math.max(known.importance + 0.001, VILLAGE_IMPORTANCE),
});

/** Finds the one place of a village's delegation that sounds like it: "قصر غيلان" is Ksar Ghilene. */
function placesBySound(known: readonly PlaceRecord[]): (village: PlaceRecord) => PlaceRecord | undefined {
  const localities = known.filter(({ type }) => type === 'locality');
  const index = indexRecords(localities);
  const soundsOf = ({ name, nameAr }: PlaceRecord): string[] =>
    [name, nameAr].filter((text) => text !== '').map(soundKey);
  return (village) => {
    const sounds = soundsOf(village);
    const alike = index
      .nearest(village.location, localities.length, SAME_AREA_METERS)
      .flatMap(({ row, meters }) => {
        const place = localities[row];
        const far = place && isMiddle(place.accuracy) ? SAME_AREA_METERS : SAME_VILLAGE_METERS;
        return place && meters <= far && place.delegation === village.delegation ? [place] : [];
      })
      .filter((place) => soundsOf(place).some((sound) => sounds.includes(sound)));
    return alike.length === 1 ? alike[0] : undefined;
  };
}

/**
 * What OpenStreetMap adds to the other tables: landmarks and villages that they do not name near there; and what it tells of places that
 * they do, each a copy under the place's id. Kept in a module of its own, because its licence is the ODbL.
 */
export function openStreetMapRecords(
  delegations: readonly DelegationRow[],
  entries: readonly Entry[],
  known: readonly PlaceRecord[],
): PlaceRecord[] {
  const spelt = spellingsOf(readVariants('osm/variants.csv'), delegations, entries);
  const copies = [...spelt].flatMap(([record, variants]) => {
    const aliases = newSpellings(record, variants);
    return aliases.length === 0 ? [] : [{ ...record, aliases, variants: [], nameEn: '' }];
  });
  // Known is what the search would answer with, in either script: "ليماوة" is Limaoua, and "Cap Zebib" a spelling of Cap Zbib.
  const index = createPlaceIndex([...known, ...copies]);
  const copied = new Map(copies.map((record) => [record.id, record]));
  const knownById = new Map(known.map((record) => [record.id, record]));
  const exactMatch = (record: PlaceRecord): Place | undefined =>
    [record.name, record.nameAr]
      .flatMap((text) => index.search(text, { near: record.location, radius: SAME_SECTOR_METERS, limit: 20 }))
      .find(
        (match) => match.kind === 'exact' && (match.distanceMeters ?? Infinity) <= farthest(record, match),
      );
  const soundingLike = placesBySound(known);
  const nodes = readOsmNodes().map((node) => ({ ...node, name: cased(node.name) }));
  const added = new Map<string, PlaceRecord>();
  for (const feature of featureRecords(nodes, entries)) {
    const isVillage = feature.category === 'populated place';
    const record = isVillage ? asVillage(feature) : feature;
    const match = exactMatch(record);
    const place = match ? knownById.get(match.id) : isVillage ? soundingLike(record) : undefined;
    if (!match && !place) added.set(record.id, record);
    if (!isVillage || place?.type !== 'locality' || added.has(place.id)) continue;
    const told = withVillage(place, record, copied.get(place.id)?.aliases ?? []);
    const { aliases, accuracy, nameAr } = told;
    if (aliases.length > 0 || accuracy !== place.accuracy || nameAr !== place.nameAr)
      added.set(place.id, told);
  }
  return [...new Map([...copied, ...added]).values()];
}

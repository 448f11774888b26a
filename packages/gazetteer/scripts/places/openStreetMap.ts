import { createPlaceIndex } from '../../src/createPlaceIndex.ts';
import type { PlaceRecord } from '../../src/records.types.ts';
import type { Accuracy, Place } from '../../src/types.ts';
import type { Entry } from '../entry.types.ts';
import { readOsmNodes, readVariants, type DelegationRow } from '../facts.ts';
import { embassyNames } from '../names/embassyNames.ts';
import { featureRecords } from './featureRecords.ts';
import { newSpellings, spellingsOf } from '../names/variants.ts';

/** A place or landmark of a name that another table has within so many metres is that one. */
const SAME_PLACE_METERS = 800;
/** The same for a place of which only the middle of its sector, code or delegation is known. */
const SAME_AREA_METERS = 5_000;
/** So far off, a village of a name that its delegation has is that one. */
const SAME_VILLAGE_METERS = 2_000;
/** A village that only OpenStreetMap names is as much as one whose people nobody counted. */
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
  if (isVillage && record.delegation === delegation) return SAME_VILLAGE_METERS;
  return isMiddle(accuracy) ? SAME_AREA_METERS : SAME_PLACE_METERS;
}

/**
 * What OpenStreetMap adds to the other tables. It has landmarks and villages that they do not name near there. It has spellings of places
 * that they do name, each as a copy of the place with nothing but those. Kept in a module of its own, because its licence is the ODbL.
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
  const isKnown = (record: PlaceRecord): boolean =>
    [record.name, record.nameAr].some((text) =>
      index
        .search(text, { near: record.location, radius: SAME_VILLAGE_METERS, limit: 20 })
        .some(
          (match) => match.kind === 'exact' && (match.distanceMeters ?? Infinity) <= farthest(record, match),
        ),
    );
  const nodes = readOsmNodes().map((node) => ({
    ...node,
    name: cased(node.name),
    nameAr: node.nameAr || (embassyNames(node.name)?.ar ?? ''),
  }));
  const added: PlaceRecord[] = [];
  for (const feature of featureRecords(nodes, entries)) {
    const record = feature.category === 'populated place' ? asVillage(feature) : feature;
    if (!isKnown(record)) added.push(record);
  }
  return [...copies, ...added];
}

import { encodePlaces, regionsOf } from '../src/places/encodePlaces.ts';
import type { PlaceRecord } from '../src/records.types.ts';
import { borderModule } from './border.ts';
import { withExonyms } from './names/exonyms.ts';
import { readGovernorates } from './facts.ts';
import { buildAllRecords } from './records.ts';

const isFeature = (type: string): boolean => type === 'street' || type === 'address';

const OUR_SOURCES = 'Names and points: GeoNames (CC BY 4.0) and La Poste Tunisienne.';
const OSM_SOURCE = '© OpenStreetMap contributors, ODbL 1.0: see DATA-LICENSE-ODBL.md.';

const placesModule = (title: string, columns: readonly string[], source = OUR_SOURCES): string =>
  `// ${title}. Written by scripts/build.ts from the tables of data/: change those, not this.\n` +
  `// ${source}\nexport const columns: readonly string[] = [\n${columns.map((column) => `  ${JSON.stringify(column)},\n`).join('')}];\n`;

const governorateNames = (records: readonly PlaceRecord[]) =>
  readGovernorates().map(({ code, label, name, nameAr, nameEn }) => {
    const shown = records.find(({ id }) => id === `gov:${code}`);
    return { code, label, fr: shown?.name ?? name, ar: nameAr, en: nameEn };
  });

/** The modules of `src/generated`, file name to source, as the tables of `data/` make them now. */
export function generatedModules(): ReadonlyMap<string, string> {
  const built = buildAllRecords();
  const records = withExonyms(built.records);
  const places = records.filter(({ type }) => !isFeature(type));
  const features = records.filter(({ type }) => isFeature(type));
  const regions = regionsOf(places, governorateNames(places));
  return new Map([
    [
      'openStreetMap.ts',
      placesModule(
        'Places and landmarks of OpenStreetMap',
        encodePlaces(built.openStreetMap, regions, false),
        OSM_SOURCE,
      ),
    ],
    [
      'places.ts',
      placesModule(
        'Governorates, delegations, localities and postal codes',
        encodePlaces(places, regions, true),
      ),
    ],
    ['streets.ts', placesModule('Streets and landmarks', encodePlaces(features, regions, false))],
    ['border.ts', borderModule()],
  ]);
}

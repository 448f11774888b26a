import { borderModule } from './border.ts';
import { encodePlaces } from './encodePlaces.ts';
import { withExonyms } from './exonyms.ts';
import { buildAllRecords } from './records.ts';

const isFeature = (type: string): boolean => type === 'street' || type === 'address';

const OUR_SOURCES = 'Names and points: GeoNames (CC BY 4.0) and La Poste Tunisienne.';
const OSM_SOURCE = '© OpenStreetMap contributors, ODbL 1.0: see DATA-LICENSE-ODBL.md.';

const placesModule = (title: string, columns: readonly string[], source = OUR_SOURCES): string =>
  `// ${title}. Written by scripts/build.ts from the tables of data/: change those, not this.\n` +
  `// ${source}\nexport const columns: readonly string[] = [\n${columns.map((column) => `  ${JSON.stringify(column)},\n`).join('')}];\n`;

/** The modules of `src/generated`, file name to source, as the tables of `data/` make them now. */
export function generatedModules(): ReadonlyMap<string, string> {
  const built = buildAllRecords();
  const records = withExonyms(built.records);
  const places = encodePlaces(records.filter(({ type }) => !isFeature(type)));
  const features = encodePlaces(
    records.filter(({ type }) => isFeature(type)),
    places.regions,
  );
  const openStreetMap = encodePlaces(built.openStreetMap, places.regions);
  return new Map([
    [
      'openStreetMap.ts',
      placesModule('Places and landmarks of OpenStreetMap', openStreetMap.columns, OSM_SOURCE),
    ],
    ['places.ts', placesModule('Governorates, delegations, localities and postal codes', places.columns)],
    ['streets.ts', placesModule('Streets and landmarks', features.columns)],
    ['border.ts', borderModule()],
  ]);
}

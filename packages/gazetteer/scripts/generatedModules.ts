import { borderModule } from './border.ts';
import { encodePlaces } from './encodePlaces.ts';
import { withExonyms } from './exonyms.ts';
import { buildRecords } from './records.ts';

const isFeature = (type: string): boolean => type === 'street' || type === 'address';

const placesModule = (title: string, columns: readonly string[]): string =>
  `// ${title}. Written by scripts/build.ts from the tables of data/: change those, not this.\n` +
  `// Names and points: GeoNames (CC BY 4.0) and La Poste Tunisienne.\nexport const columns: readonly string[] = [\n${columns.map((column) => `  ${JSON.stringify(column)},\n`).join('')}];\n`;

/** The modules of `src/generated`, file name to source, as the tables of `data/` make them now. */
export function generatedModules(): ReadonlyMap<string, string> {
  const records = withExonyms(buildRecords());
  const places = encodePlaces(records.filter(({ type }) => !isFeature(type)));
  const features = encodePlaces(
    records.filter(({ type }) => isFeature(type)),
    places.regions,
  );
  return new Map([
    ['places.ts', placesModule('Governorates, delegations, localities and postal codes', places.columns)],
    ['streets.ts', placesModule('Streets and landmarks', features.columns)],
    ['border.ts', borderModule()],
  ]);
}

// What a page loads for our components and for others', measured the same way: one Vite build each, brotli 11, React out. First what the page
// loads at once, then with what our code or theirs imports later. Others' are not installed with the repository; they go into a cache here.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** A component: its name, the code that uses it, the packages it needs beside ours, and what is fetched that no build sees. */
type Row = readonly [name: string, code: string, packages?: string, besides?: string];

const FINDER = `import { AddressFinder } from '@smart-address/react'; import '@smart-address/react/styles.css';`;
const LEAFLET = 'leaflet@1.9.4';

const rows: readonly Row[] = [
  [
    '`<AddressFinder/>`, with the places and their search',
    `${FINDER} import { createOfflineProvider } from '@smart-address/core/offline'; keep(AddressFinder, createOfflineProvider());`,
  ],
  [
    '`<AddressFinder/>`, with the service',
    `${FINDER} import { createRemoteProvider } from '@smart-address/core/remote'; keep(AddressFinder, createRemoteProvider({ baseUrl: '/' }));`,
    '',
    'rows',
  ],
  ['`<AddressFinder/>`, with a provider of your own', `${FINDER} keep(AddressFinder);`],
  [
    '`useAddressFinder`, the hook alone',
    `import { useAddressFinder } from '@smart-address/react'; keep(useAddressFinder);`,
  ],
  ['`<address-finder>`, the tag, with the places', `import '@smart-address/element';`],
  [
    '`<MapPicker/>`, Leaflet and the map of the country in it',
    `import { MapPicker } from '@smart-address/react/map'; import '@smart-address/react/map.css'; keep(MapPicker);`,
  ],
  ['`<map-picker>`, the tag, the same', `import '@smart-address/element/map';`],
];
const others: readonly Row[] = [
  ['downshift `useCombobox`', `import { useCombobox } from 'downshift'; keep(useCombobox);`, 'downshift'],
  [
    'Headless UI `Combobox`',
    `import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'; keep(Combobox, ComboboxInput, ComboboxOption, ComboboxOptions);`,
    '@headlessui/react',
  ],
  ['cmdk `Command`', `import { Command } from 'cmdk'; keep(Command);`, 'cmdk'],
  [
    'Ariakit `Combobox`',
    `import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react'; keep(Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider);`,
    '@ariakit/react',
  ],
  [
    'react-select `AsyncSelect`',
    `import AsyncSelect from 'react-select/async'; keep(AsyncSelect);`,
    'react-select',
  ],
  [
    'Base UI `Combobox`',
    `import { Combobox } from '@base-ui/react/combobox'; keep(Combobox);`,
    '@base-ui/react',
  ],
  [
    'React Aria `ComboBox`',
    `import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'; keep(ComboBox, Input, ListBox, ListBoxItem, Popover);`,
    'react-aria-components',
  ],
  [
    'MUI `Autocomplete` with its field',
    `import Autocomplete from '@mui/material/Autocomplete'; import TextField from '@mui/material/TextField'; keep(Autocomplete, TextField);`,
    '@mui/material @emotion/react @emotion/styled',
  ],
  [
    'accessible-autocomplete',
    `import Autocomplete from 'accessible-autocomplete/react'; import 'accessible-autocomplete/dist/accessible-autocomplete.min.css'; keep(Autocomplete);`,
    'accessible-autocomplete',
  ],
  [
    'Algolia autocomplete-js',
    `import { autocomplete } from '@algolia/autocomplete-js'; import '@algolia/autocomplete-theme-classic'; keep(autocomplete);`,
    '@algolia/autocomplete-js @algolia/autocomplete-theme-classic @algolia/client-search algoliasearch search-insights',
  ],
  [
    'Mapbox `AddressAutofill`',
    `import { AddressAutofill } from '@mapbox/search-js-react'; keep(AddressAutofill);`,
    '@mapbox/search-js-react',
    'rows',
  ],
  [
    'Geoapify autocomplete',
    `import { GeoapifyContext, GeoapifyGeocoderAutocomplete } from '@geoapify/react-geocoder-autocomplete'; import '@geoapify/geocoder-autocomplete/styles/minimal.css'; keep(GeoapifyContext, GeoapifyGeocoderAutocomplete);`,
    '@geoapify/react-geocoder-autocomplete @geoapify/geocoder-autocomplete',
    'rows',
  ],
  [
    'Google `PlacePicker`',
    `import { PlacePicker } from '@googlemaps/extended-component-library/react'; keep(PlacePicker);`,
    '@googlemaps/extended-component-library',
    "Google's script, rows",
  ],
  [
    'use-places-autocomplete',
    `import usePlacesAutocomplete from 'use-places-autocomplete'; keep(usePlacesAutocomplete);`,
    'use-places-autocomplete',
    "Google's script, rows",
  ],
  [
    'react-leaflet, a bare map',
    `import { MapContainer, Marker, TileLayer } from 'react-leaflet'; import 'leaflet/dist/leaflet.css'; keep(MapContainer, Marker, TileLayer);`,
    `react-leaflet ${LEAFLET}`,
    'pictures of the map',
  ],
  [
    'leaflet-geosearch on a bare map',
    `import L from 'leaflet'; import { GeoSearchControl, OpenStreetMapProvider } from 'leaflet-geosearch'; import 'leaflet/dist/leaflet.css'; import 'leaflet-geosearch/dist/geosearch.css'; keep(L.map, GeoSearchControl, OpenStreetMapProvider);`,
    `leaflet-geosearch ${LEAFLET}`,
    'pictures of the map, rows',
  ],
  [
    'MapLibre with its geocoder',
    `import { Map } from 'maplibre-gl'; import Geocoder from '@maplibre/maplibre-gl-geocoder'; import 'maplibre-gl/dist/maplibre-gl.css'; import '@maplibre/maplibre-gl-geocoder/dist/maplibre-gl-geocoder.css'; keep(Map, Geocoder);`,
    '@maplibre/maplibre-gl-geocoder maplibre-gl',
    'the map, rows',
  ],
];

const cache = resolve(import.meta.dirname, '../node_modules/.cache/sizes');
mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, 'package.json'), '{ "private": true, "type": "module" }');
const packages = [...new Set(others.flatMap(([, , needed = '']) => needed.split(' ')))];
const { status } = spawnSync(
  'npm',
  [
    'install',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...packages,
  ],
  { cwd: cache, stdio: 'inherit' },
);
if (status !== 0) throw new Error('The other components could not be installed.');

const brotli = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const kilobytes = (sizes: readonly number[]): string =>
  sizes.length === 0 ? '' : (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);

async function measure([name, code, , besides = '']: Row): Promise<string> {
  const entry = join(cache, 'entry.js');
  writeFileSync(entry, `${code.replace('keep(', 'globalThis.kept = [].concat(')}\n`);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: cache,
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, external: /^react(?:-dom)?(?:\/|$)/ },
    },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const first = new Set<string>();
  const add = (fileName: string): void => {
    if (first.has(fileName)) return;
    first.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(imported);
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName);
  const sizes = (files: readonly Rolldown.OutputChunk[]) => files.map((chunk) => brotli(chunk.code));
  const later = chunks.filter(({ fileName }) => !first.has(fileName));
  return `| ${[
    name,
    kilobytes(sizes(chunks.filter(({ fileName }) => first.has(fileName)))),
    kilobytes(styles.map((file) => (file.type === 'asset' ? brotli(file.source) : 0))),
    kilobytes(sizes(later)),
    besides,
  ].join(' | ')} |`;
}

console.log(
  '| kB, brotli | script at first | styles | script and data later | besides, not measured |\n|---|---|---|---|---|',
);
for (const row of [...rows, ...others]) console.log(await measure(row));

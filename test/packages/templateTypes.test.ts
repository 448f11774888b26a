// In a program of its own: what a page declares about all its elements would hold for every other test.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const folder = mkdtempSync(join(root, 'node_modules/.cache/template-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = `
import type { AddressFinderEventMap, AddressFinderProps } from '@smart-address/element';
import type { MapPickerEventMap, MapPickerProps } from '@smart-address/element/map';

type OwnOf<Events> = \`on\${Exclude<keyof Events, keyof HTMLElementEventMap> & string}\`;
`;
/** The page listens on its form, to which these events bubble. */
const DECLARED = `
declare global {
  interface HTMLElementEventMap { 'value-change': CustomEvent; 'mode-change': MapPickerEventMap['mode-change'] }
}
`;
const USES = `
export const map: MapPickerProps = { 'onvalue-change': ({ detail }) => detail.value, 'onmode-change': ({ detail }) => detail.mode };
export const ofColumns = (order: { lat: number | null; lng: number | null }): MapPickerProps => ({ lat: order.lat, lng: order.lng });
export const finder: AddressFinderProps = { 'onvalue-change': ({ detail }) => detail.value, 'onvalue-set': () => {} };
export const ofMap: Record<OwnOf<MapPickerEventMap>, never> = {} as Record<keyof MapPickerProps, never>;
export const ofFinder: Record<OwnOf<AddressFinderEventMap>, never> = {} as Record<keyof AddressFinderProps, never>;
`;

it.each([
  ['takes a listener for each of its own events, and an empty column for a point', PAGE + USES],
  ['also where the page has declared some of them for every element', PAGE + DECLARED + USES],
])(
  'a template %s',
  (_, code) => {
    const [file, project] = [join(folder, 'page.ts'), join(folder, 'tsconfig.json')];
    writeFileSync(file, code);
    writeFileSync(
      project,
      JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['page.ts'], exclude: [] }),
    );
    const { stdout } = spawnSync('npx', ['tsc', '-p', project], { cwd: root, encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line.includes('page.ts'))).toEqual([]);
  },
  120_000,
);

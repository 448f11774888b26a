import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AddressFinderElement } from '../src/finder/AddressFinderElement.ts';
import { MapPickerElement } from '../src/map/MapPickerElement.ts';
import { MANIFEST, manifest, manifestText, signaturesOf } from './manifest.ts';

it('custom-elements.json is what the classes say: else run npx tsx packages/element/scripts/manifest.ts', () => {
  expect(readFileSync(MANIFEST, 'utf8') === manifestText()).toBe(true);
});

it.each([
  ['address-finder', AddressFinderElement.observedAttributes, 'src/finder/addressFinder.types.ts'],
  ['map-picker', MapPickerElement.observedAttributes, 'src/map/mapPicker.types.ts'],
])(
  'the manifest of <%s> has what runs, what templates may give, and what the README names',
  (tagName, observed, props) => {
    const tag = manifest()
      .modules.flatMap(({ declarations }) => declarations)
      .find((each) => each.tagName === tagName);
    const [attributes, members, events] = [tag?.attributes, tag?.members, tag?.events].map(
      (list) => list?.map(({ name }) => name) ?? [],
    );
    const ofAll = /^(?:aria-.*|locale)$/;
    expect(new Set(attributes)).toEqual(
      new Set([...observed.filter((name) => !ofAll.test(name)), 'disabled']),
    );
    // The two that every form control has: the browser follows them by itself.
    const known = [...(attributes ?? []), ...(members ?? []), 'autofocus', 'form'];
    expect(signaturesOf(props, 'Props').filter(({ name }) => !known.includes(name))).toEqual([]);
    const words = readFileSync(new URL('../README.md', import.meta.url), 'utf8').match(/[\w-]+/g);
    const told = [...(attributes ?? []), ...(members ?? []), ...(events ?? [])];
    expect(told.filter((name) => !words?.includes(name))).toEqual([]);
    expect(
      [tag?.attributes, tag?.events].flatMap((list) => list?.filter((each) => !each.description)),
    ).toEqual([]);
  },
);

import type { AddressValue } from '@smart-address/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AddressFinder } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { partsOf, renderPage } from '../../test-support/renderFinder.tsx';

const stored: AddressValue = {
  text: '12 Rue X\r\n2070 La Marsa\nTunis',
  source: 'picked',
  address: null,
  location: { lat: 36.8782, lng: 10.3247 },
  accuracy: 'street',
  plusCode: '8FGRV8HF+7V2',
  smartCode: 'TUN-AAAA-01',
  confirmed: false,
};
const line = '12 Rue X 2070 La Marsa Tunis';
const provider = createMemoryProvider();

const dataOf = (host: HTMLElement) => {
  const form = partsOf(host).input.form;
  return form === null ? {} : Object.fromEntries(new FormData(form));
};

/** Leaves the field and comes back, when texts that others have set are taken over. */
function comeBack(host: HTMLElement) {
  const { input } = partsOf(host);
  input.focus();
  input.blur();
  input.focus();
}

test('a stored address of several lines is displayed in one and keeps its place', async () => {
  const host = renderPage(
    <form>
      <AddressFinder provider={provider} name="address" defaultValue={stored} />
    </form>,
  );
  comeBack(host);
  expect(dataOf(host)).toMatchObject({
    address: line,
    'address.source': 'picked',
    'address.lat': '36.8782000',
  });
  const finder = partsOf(host);
  await finder.press('{End}, appt 4');
  finder.input.form?.reset();
  const restored = { address: line, 'address.source': 'picked', 'address.lat': '36.8782000' };
  await expect.poll(() => dataOf(host)).toMatchObject(restored);
});

test('so does one that the team holds, and a text that it holds', async () => {
  const values: AddressValue[] = [];
  function Page() {
    const [value, setValue] = useState<AddressValue | null>(stored);
    const [text, setText] = useState('un\ndeux');
    return (
      <form>
        <AddressFinder
          provider={provider}
          name="held"
          value={value}
          onValueChange={(next) => {
            values.push(next);
            setValue(next);
          }}
        />
        <AddressFinder
          provider={provider}
          id="text"
          name="text"
          inputValue={text}
          onInputValueChange={setText}
        />
      </form>
    );
  }
  const host = renderPage(<Page />);
  comeBack(host);
  expect(dataOf(host)).toMatchObject({ held: line, 'held.source': 'picked', text: 'un deux' });
  expect(values).toEqual([]);
  await partsOf(host).press('{End}, appt 4');
  await expect
    .poll(() => values.at(-1))
    .toMatchObject({ text: `${line}, appt 4`, source: 'edited', location: stored.location });
});

test('a point and a map of fields that are not there yet, null in many a state, are none', async () => {
  const biases: unknown[] = [];
  const suggest: typeof provider.suggest = (query, context) => {
    biases.push(context.bias);
    return provider.suggest(query, context);
  };
  const host = renderPage(
    <form>
      <AddressFinder provider={{ ...provider, suggest }} name="address" bias={null} fields={null} />
      <input name="zip" autoComplete="postal-code" />
    </form>,
  );
  const finder = partsOf(host);
  await finder.search('sfax');
  await finder.press('{ArrowDown}{Enter}');
  expect(dataOf(host)).toMatchObject({ 'address.source': 'picked', zip: '3000' });
  expect(new Set(biases)).toEqual(new Set([undefined]));
});

test('a row whose label has several lines keeps its place when the focus comes back', async () => {
  const suggest: typeof provider.suggest = async (query, context) => {
    const answer = await provider.suggest(query, context);
    return {
      ...answer,
      results: answer.results.map((result) => ({ ...result, label: 'La Marsa\n2070 Tunis' })),
    };
  };
  const host = renderPage(
    <form>
      <AddressFinder provider={{ ...provider, suggest }} name="address" />
    </form>,
  );
  const finder = partsOf(host);
  await finder.search('marsa');
  await finder.press('{ArrowDown}{Enter}');
  comeBack(host);
  expect(dataOf(host)).toMatchObject({ address: 'La Marsa 2070 Tunis', 'address.source': 'picked' });
});

test.each([
  ['decimals are text', '{"lat":"36.8782","lng":"10.3247"}', '36.8782000'],
  ['point has empty columns', '{"lat":null,"lng":null}', ''],
  ['point has other names', '{"latitude":36.8782,"longitude":10.3247}', '36.8782000'],
  ['point is GeoJSON', '{"type":"Point","coordinates":[10.3247,36.8782]}', '36.8782000'],
  ['empty point is 0/0', '{"lat":0,"lng":0}', ''],
])('a stored address whose %s is displayed and submitted, held or not', (_, location, lat) => {
  const value: AddressValue = { ...stored, text: 'La Marsa', location: JSON.parse(location) };
  const host = renderPage(
    <form>
      <AddressFinder provider={provider} name="first" defaultValue={value} />
      <AddressFinder provider={provider} name="held" value={value} />
    </form>,
  );
  comeBack(host);
  const place = { 'first.lat': lat, 'first.source': 'picked', 'held.lat': lat, 'held.source': 'picked' };
  expect(dataOf(host)).toMatchObject({ first: 'La Marsa', held: 'La Marsa', ...place });
});

test('a row of a database, with nothing but a text and two columns, is whole for the callbacks and the form', async () => {
  const values: AddressValue[] = [];
  const row: AddressValue = JSON.parse(
    '{"text":"La Marsa","lat":"36.8782","lng":"10.3247","smartCode":null}',
  );
  function Page() {
    const [value, setValue] = useState(row);
    const keep = (next: AddressValue) => {
      values.push(next);
      setValue(next);
    };
    return (
      <form>
        <AddressFinder provider={provider} name="address" value={value} onValueChange={keep} />
      </form>
    );
  }
  const host = renderPage(<Page />);
  comeBack(host);
  expect(dataOf(host)).toEqual({
    address: 'La Marsa',
    'address.lat': '36.8782000',
    'address.lng': '10.3247000',
    'address.plusCode': '',
    'address.smartCode': '',
    'address.source': 'picked',
  });
  await partsOf(host).press('{End}, appt 4');
  const edited = {
    text: 'La Marsa, appt 4',
    source: 'edited',
    plusCode: '',
    smartCode: '',
    confirmed: false,
  };
  await expect
    .poll(() => values.at(-1))
    .toMatchObject({ ...edited, address: null, accuracy: null, location: stored.location });
});

test('a device’s position is a bias as it is', async () => {
  const biases: unknown[] = [];
  const suggest: typeof provider.suggest = (query, context) => {
    biases.push(context.bias);
    return provider.suggest(query, context);
  };
  const bias = JSON.parse('{"latitude":36.8782,"longitude":10.3247,"accuracy":20}');
  const host = renderPage(<AddressFinder provider={{ ...provider, suggest }} bias={bias} />);
  await partsOf(host).search('sfax');
  expect(biases.at(-1)).toEqual(stored.location);
});

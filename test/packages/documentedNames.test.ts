// What a reader can write, by name, against the documents. An option that no table has is found by nobody, and one that only a table has
// does nothing. The records name every member, so the compiler refuses one that a type has and this file has not.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as codes from '@smart-address/codes';
import type { ClientErrorCode, ClientOptions, FinderChangeDetails } from '@smart-address/core';
import { AddressFinderElement } from '@smart-address/element';
import { MapPickerElement } from '@smart-address/element/map';
import * as gazetteer from '@smart-address/gazetteer';
import * as react from '@smart-address/react';
import type { AddressFinderOptions } from '@smart-address/react';
import * as form from '@smart-address/react/form';
import type { AddressFormProps } from '@smart-address/react/form';
import { MapPicker, type MapPickerProps } from '@smart-address/react/map';
import { describe, expect, it } from 'vitest';
import { inlineImports } from '../../scripts/inlineImports.mjs';
import { settingsHelp } from '../../packages/server/src/node/readSettings.ts';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../packages/${path}`, import.meta.url)), 'utf8');

/** What stands in backticks in the first cell of each line of a document's tables, cut down to the name. */
const inTables = (path: string) =>
  [...read(path).matchAll(/^\| ([^|]*)/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.replace(/[(=].*/, '')),
  );

const missing = (names: readonly string[], found: readonly string[]) =>
  names.filter((name) => !found.includes(name));

describe('a document names', () => {
  it('every option of the React finder', () => {
    const options: Record<keyof AddressFinderOptions | 'label', true> = {
      provider: true,
      locale: true,
      messages: true,
      value: true,
      defaultValue: true,
      onValueChange: true,
      inputValue: true,
      defaultInputValue: true,
      onInputValueChange: true,
      open: true,
      defaultOpen: true,
      onOpenChange: true,
      recents: true,
      fields: true,
      onFieldsFilled: true,
      bias: true,
      clearOnEscape: true,
      commitOnBlur: true,
      mustPick: true,
      environment: true,
      onPlaceOnMap: true,
      label: true,
    };
    expect(missing(Object.keys(options), inTables('react/README.md'))).toEqual([]);
  });

  it('every prop of the React map', () => {
    const props: Record<keyof MapPickerProps, true> = {
      value: true,
      defaultValue: true,
      onValueChange: true,
      onModeChange: true,
      rooftop: true,
      locale: true,
      label: true,
      gazetteer: true,
      provider: true,
      tiles: true,
      tilesOnRequest: true,
      controls: true,
      environment: true,
      className: true,
      children: true,
    };
    expect(missing(Object.keys(props), [...inTables('react/docs/map.md'), 'className'])).toEqual([]);
  });

  it('every prop of the form of the whole address, every field and every part', () => {
    const props: Record<Exclude<keyof AddressFormProps, keyof AddressFinderOptions>, true> = {
      required: true,
      name: true,
      autoComplete: true,
      label: true,
      locate: true,
      className: true,
    };
    const fields: Record<Exclude<keyof form.AddressFormValue, 'address'>, true> = {
      recipient: true,
      streetAddress: true,
      unit: true,
      postalCode: true,
      locality: true,
      delegation: true,
      governorate: true,
      telephone: true,
    };
    const names = inTables('react/docs/address-form.md');
    expect(missing(['fields', ...Object.keys(props), ...Object.keys(fields)], names)).toEqual([]);
    const text = read('react/docs/address-form.md');
    const parts = Object.keys(form.AddressForm).filter((name) => /^[A-Z]/.test(name));
    expect(parts.filter((part) => !text.includes(`<AddressForm.${part}`))).toEqual([]);
  });

  it('every part of the React finder', () => {
    const parts = Object.keys(react).filter((name) => /^AddressFinder./.test(name));
    const written = [...read('react/docs/parts.md').matchAll(/AddressFinder\.(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(new Set(written)).toEqual(new Set(parts.map((name) => name.replace('AddressFinder', ''))));
  });

  it('every part of the React map', () => {
    const written = [...read('react/docs/map.md').matchAll(/MapPicker\.(\w+)/g)].map(([, name]) => name);
    const parts = Object.keys(MapPicker).filter((name) => /^[A-Z]/.test(name));
    expect(new Set(written)).toEqual(new Set(parts));
  });

  it('every option of the client, and every code of its errors', () => {
    const options: Record<Exclude<keyof ClientOptions, 'baseUrl'>, true> = {
      credentials: true,
      fetch: true,
      language: true,
      timeoutMs: true,
      retries: true,
      maxRetryAfterSeconds: true,
      isOnline: true,
      setTimer: true,
    };
    const errors: Record<ClientErrorCode, true> = {
      NETWORK_ERROR: true,
      TIMEOUT: true,
      INVALID_ANSWER: true,
      UNEXPECTED_STATUS: true,
      CREDENTIALS_FAILED: true,
      INVALID_REQUEST: true,
    };
    const names = inTables('core/README.md');
    expect(missing([...Object.keys(options), ...Object.keys(errors)], names)).toEqual([]);
  });

  it('every reason of a change that is reported', () => {
    const reasons: Record<Exclude<FinderChangeDetails['reason'], 'program'>, true> = {
      input: true,
      autofill: true,
      pick: true,
      retrieve: true,
      clear: true,
      escape: true,
      enter: true,
      arrow: true,
      toggle: true,
      press: true,
      leave: true,
      answer: true,
      locate: true,
      pin: true,
      reset: true,
    };
    expect(missing(Object.keys(reasons), inTables('core/docs/values.md'))).toEqual([]);
  });

  it('every attribute of the tags', () => {
    const observed = [
      ...AddressFinderElement.observedAttributes.filter((name) => !/^aria-|^locale$/.test(name)),
      ...MapPickerElement.observedAttributes,
    ];
    const names = inTables('element/README.md');
    expect(observed.length).toBeGreaterThan(20);
    expect(missing(observed, names)).toEqual([]);
  });

  it('every custom property that a team may set, and no other', () => {
    const sheets = ['styles.css', 'map/map.css'].map(
      (sheet) => new URL(`../../packages/react/src/${sheet}`, import.meta.url),
    );
    const given = sheets.map((sheet) => inlineImports(fileURLToPath(sheet))).join('\n');
    const ours = new Set([...given.matchAll(/^\s*(--sa-[\w-]+):/gm)].map(([, name]) => name));
    const asked = [...given.matchAll(/var\(\s*(--sa-[\w-]+)/g)].map(([, name]) => name);
    const written = [...read('core/docs/custom-properties.md').matchAll(/--sa-[\w-]+/g)].map(
      ([name]) => name,
    );
    expect(new Set(written)).toEqual(new Set(asked.filter((name) => !ours.has(name))));
  });

  it('every setting of the service, and no other', () => {
    const settings = settingsHelp.map((line) => line.split(' ')[0]);
    const written = inTables('server/README.md').filter((name) => /^[A-Z_]+$/.test(name));
    expect(new Set(written)).toEqual(new Set(settings));
  });

  it('every function of the codes and of the gazetteer', async () => {
    const words = (path: string) => read(path).match(/\w+/g) ?? [];
    expect(missing(Object.keys(codes), words('codes/README.md'))).toEqual([]);
    const names = [...Object.keys(gazetteer), ...Object.keys(await gazetteer.loadGazetteer())];
    expect(missing(names, words('gazetteer/README.md'))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Provider } from '@smart-address/core';
import { providerConformance } from '@smart-address/core/conformance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleProvider } from './createGoogleProvider.ts';
import { createMapboxProvider } from './createMapboxProvider.ts';
import { createPhotonProvider } from './createPhotonProvider.ts';
import { recordedAnswer } from './recordedAnswers.ts';

/** Three vendors on one server, which is asked over HTTP as theirs are. */
const asked: { readonly url: URL; readonly headers: IncomingMessage['headers'] }[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://vendor.example');
  const body = await text(request);
  asked.push({ url, headers: request.headers });
  const given = body === '' ? {} : JSON.parse(body);
  const circle = given.locationRestriction?.circle.center;
  const answer = recordedAnswer(url.pathname, {
    ...Object.fromEntries(url.searchParams),
    ...given,
    ...circle,
  });
  response.writeHead(answer === null ? 404 : status, { 'Retry-After': '7' });
  response.end(JSON.stringify(answer));
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  baseUrl = `http://127.0.0.1:${Object(server.address()).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  status = 200;
  asked.length = 0;
});

const signal = new AbortController().signal;
const context = { signal, session: 'one search', locale: 'fr' } as const;
const ADDRESS = {
  houseNumber: '12',
  street: 'Avenue Habib Bourguiba',
  postalCode: '2070',
  governorate: 'Tunis',
};

const makers: readonly (readonly [file: string, make: () => Provider, label: string])[] = [
  [
    'createPhotonProvider',
    () => createPhotonProvider(baseUrl),
    '12 Avenue Habib Bourguiba, La Marsa, 2070 La Marsa',
  ],
  [
    'createMapboxProvider',
    () => createMapboxProvider('token', baseUrl),
    '12 Avenue Habib Bourguiba, 2070 La Marsa, Tunisie',
  ],
  [
    'createGoogleProvider',
    () => createGoogleProvider('key', baseUrl),
    '12 Avenue Habib Bourguiba, La Marsa 2070, Tunisie',
  ],
];

describe.each(makers)('%s', (file, make, label) => {
  it('is what the document shows, word for word', () => {
    const here = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');
    const shown = here('../../packages/core/docs/vendors.md');
    for (const name of [file, 'askVendor'])
      expect(shown).toContain(`\`\`\`ts\n// ${name}.ts\n${here(`${name}.ts`).replace(/^.*\n/, '')}\`\`\``);
  });

  for (const { name, run } of providerConformance(() => ({
    provider: make(),
    query: 'la marsa',
    unknownQuery: 'zzz',
    inside: { lat: 36.8782, lng: 10.3247 },
    outside: { lat: 48.8, lng: 2.35 },
  })))
    it(name, run);

  it('gives a row with its parts and a point, at once or when it is retrieved', async () => {
    const provider = make();
    const [row] = (await provider.suggest('la marsa', context)).results;
    expect(row?.label).toBe(label);
    const whole = await provider.retrieve(String(row?.id), context);
    expect(whole.address).toMatchObject(ADDRESS);
    expect(whole.location?.lat).toBeCloseTo(36.878, 2);
    expect(asked.filter(({ url }) => url.searchParams.get('session_token') === 'one search').length).toBe(
      file === 'createMapboxProvider' ? 2 : 0,
    );
  });

  it.each([
    [401, 'denied'],
    [429, 'rate_limited'],
    [400, 'invalid'],
    [500, 'unavailable'],
  ] as const)('explains an answer of %s', async (refused, reason) => {
    status = refused;
    await expect(make().suggest('la marsa', context)).rejects.toMatchObject({ reason, retryAfterSeconds: 7 });
  });
});

it('a vendor that cannot be reached is unavailable', async () => {
  const nowhere = createPhotonProvider('http://127.0.0.1:1');
  await expect(nowhere.suggest('la marsa', context)).rejects.toMatchObject({ reason: 'unavailable' });
});

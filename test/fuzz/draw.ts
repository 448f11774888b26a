import {
  type Endpoint,
  endpoints,
  type EndpointName,
  queryParameters,
  scopes,
} from '@smart-address/contract';
import type { Random } from './random.ts';
import type { Values } from './values.ts';

/** What earlier answers taught: credentials and ids that exist. */
export interface Knowledge {
  apiKey: string;
  limitedKey: string;
  bearer: string;
  basic: string;
  accountToken: string;
  readonly keyIds: string[];
  readonly applicationIds: string[];
}

export interface Draw {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  /** Nobody whom the service knows: somebody who applies for the first time. */
  readonly isStranger: boolean;
  /** Nothing was made wrong on purpose. */
  readonly isMeantWell: boolean;
  readonly request: Request;
  /** To be shown when the answer is wrong. */
  readonly text: string;
}

interface Parts {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...text].map((char) => char.charCodeAt(0))).buffer);

function bytesOf(body: Parts['body']): BodyInit | null {
  return body instanceof Uint8Array ? new Blob([body]) : body;
}

export function createDraw(random: Random, values: Values, known: Knowledge): () => Draw {
  function coordinate(value: number): string {
    return value.toFixed(random.pick([4, 6, 9]));
  }

  /** What a person may type by mistake, or on purpose. */
  function anyText(usual: () => string): string {
    return random.chance(0.5) ? usual() : values.nonsense();
  }

  function wellMeantQuery(endpoint: Endpoint): [string, string][] {
    if (!endpoint.query) return [];
    const { lat, lng } = values.point();
    const pairs: [string, string][] = [];
    const isBiased = random.chance(0.3);
    const asPoint = { lat: coordinate(lat), lng: coordinate(lng) };
    const drawn: Readonly<Record<string, () => string>> = {
      lat: () => asPoint.lat,
      lng: () => asPoint.lng,
      smartcode: () => (random.chance(0.7) ? values.code() : anyText(values.brokenCode)),
      q: () => (random.chance(0.8) ? values.name() || 'x' : anyText(values.name)),
      limit: () => String(1 + random.below(20)),
      lang: () => random.pick(['fr', 'ar', 'en']),
      types: () => random.pick(['locality', 'street,address', 'postal', 'governorate,delegation,code']),
      governorate: () => random.pick(['TN-11', 'SFX', 'Sousse', 'Nowhere']),
      postal: () => random.pick(['1', '20', '1001', '9999']),
      radius: () => String(1 + random.below(50_000)),
      session: () => `s${random.below(1e9)}`,
      activeOnly: () => String(random.chance(0.5)),
      view: () => random.pick(['full', 'short']),
      month: () => random.pick(['2026-11', '2026-01']),
    };
    for (const [name, { required }] of queryParameters(endpoint.query)) {
      const isPoint = name === 'lat' || name === 'lng';
      const isTaken =
        required || (isPoint ? isBiased : random.chance(0.2) && (name !== 'radius' || isBiased));
      const value = drawn[name];
      if (isTaken && value) pairs.push([name, value()]);
    }
    return pairs;
  }

  function batchItem(): object {
    return random.pick<() => object>([
      () => values.point(),
      () => ({ id: `i${random.below(99)}`, op: 'create', ...values.point() }),
      () => ({ op: 'reverse', ...values.point() }),
      () => ({ smartcode: values.code() }),
      () => ({ op: 'validate', smartcode: values.brokenCode() }),
      () => ({ q: values.name() || 'x' }),
      () => ({ lat: values.nonsense() }),
      () => ({ op: 'decode' }),
    ])();
  }

  function wellMeantBody(name: EndpointName): string | null {
    const body = bodies[name];
    return body ? body() : null;
  }

  const bodies: Partial<Record<EndpointName, () => string>> = {
    create: () => JSON.stringify(values.point()),
    batch: () => JSON.stringify({ items: Array.from({ length: 1 + random.below(20) }, batchItem) }),
    token: () =>
      random.pick([
        'grant_type=client_credentials',
        'grant_type=client_credentials&scope=address%3Asearch',
        '{"grant_type":"client_credentials"}',
      ]),
    applicationSubmit: () =>
      JSON.stringify({
        interface: random.pick(['A', 'B']),
        organization: `Livraison ${values.name().replaceAll(/[^\p{L}]/gu, '')}x`,
        contact: { name: 'Amel Trabelsi', email: 'amel@livraison.example' },
        intendedUse: 'Our couriers find parcels by address code, and our checkout fills them in.',
      }),
    applicationAnswer: () => JSON.stringify({ answer: 'About 2,000 parcels a day, in Grand Tunis.' }),
    keyCreate: () => JSON.stringify({ name: 'Fuzz', scopes: [random.pick(scopes)], environment: 'sandbox' }),
    keyChange: () => JSON.stringify({ ipAllowList: random.pick([[], ['197.0.0.0/16']]) }),
  };

  function credential({ credential: kind }: Endpoint): Record<string, string> {
    switch (kind) {
      case 'apiKey':
        return { 'x-api-key': random.chance(0.01) ? known.limitedKey : known.apiKey };
      case 'bearer':
        return { authorization: `Bearer ${known.bearer}` };
      case 'basic':
        return { authorization: `Basic ${known.basic}` };
      case 'account':
      case 'accountOrNone':
        return { authorization: `Bearer ${known.accountToken}` };
      case 'none':
        return {};
    }
  }

  function pathOf(endpoint: Endpoint): string {
    const path = random.pick([endpoint.path, endpoint.path, ...endpoint.aliases]);
    const ids = path.includes('/keys/') ? known.keyIds : known.applicationIds;
    return path.replace('{id}', ids.length > 0 && random.chance(0.9) ? random.pick(ids) : 'nothing');
  }

  const wrongCredentials: readonly (() => Record<string, string>)[] = [
    () => ({}),
    () => ({ 'x-api-key': known.apiKey.replace('0', '1') }),
    () => ({ 'x-api-key': known.apiKey, authorization: `Bearer ${known.bearer}` }),
    () => ({ authorization: `Bearer ${known.bearer.slice(0, -2)}` }),
    () => ({ authorization: `Bearer ${known.bearer}, Bearer ${known.bearer}` }),
    () => ({ authorization: 'Basic Og==' }),
    () => ({ authorization: 'Basic !!' }),
    () => ({ authorization: 'Digest x' }),
    () => ({ 'x-api-key': 'sac_live_000000000000_000000000000000000000000000000000qbRhQ' }),
  ];

  /** One thing made wrong, or odd. */
  const spoilers: readonly ((parts: Parts, endpoint: Endpoint) => void)[] = [
    (parts) => parts.query.splice(random.below(parts.query.length + 1), 1),
    (parts) => parts.query.push([values.nonsense(), values.nonsense()]),
    (parts) => {
      const one = parts.query[random.below(parts.query.length)];
      if (one) parts.query.push(one);
    },
    (parts) => {
      const one = parts.query[random.below(parts.query.length)];
      if (one) one[1] = values.nonsense();
    },
    (parts) => {
      const one = parts.query[random.below(parts.query.length)];
      if (one) one[0] = random.pick(['Lat', 'q[]', 'smartCode', 'lat ', 'LNG']);
    },
    (parts) => parts.query.push([random.pick(['api_key', 'token', 'access_token', 'key']), 'x']),
    (parts) => parts.query.push(['q', 'x'.repeat(9_000)]),
    (parts) =>
      Object.assign(parts, { headers: { ...without(parts.headers), ...random.pick(wrongCredentials)() } }),
    (parts) =>
      Object.assign(parts, {
        method: random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']),
      }),
    (parts) => Object.assign(parts, { path: parts.path + random.pick(['/', 's', '/..', '%2e', '//', ';x']) }),
    (parts) =>
      Object.assign(parts.headers, {
        'content-type': random.pick([
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data',
          '*/*',
          '',
        ]),
      }),
    (parts) => Object.assign(parts.headers, { 'content-encoding': 'gzip' }),
    (parts) =>
      Object.assign(parts.headers, {
        'accept-language': random.pick(['ar', 'fr;q=0', '*;q=0.5', ',,;', 'x'.repeat(300)]),
      }),
    (parts) => Object.assign(parts.headers, { accept: 'application/problem+json' }),
    (parts) =>
      Object.assign(parts.headers, {
        'x-sandbox-scenario': random.pick([
          'rate_limited',
          'quota_exceeded',
          'server_error',
          'geo_restricted',
          'x',
          '',
        ]),
      }),
    (parts) =>
      Object.assign(parts.headers, { 'idempotency-key': random.pick(['a', 'b', '', 'x'.repeat(300)]) }),
    (parts) => Object.assign(parts.headers, { 'x-junk': 'j'.repeat(17_000) }),
    (parts) => Object.assign(parts.headers, { origin: random.pick(['null', 'https://shop.example', 'x']) }),
    (parts) => Object.assign(parts, { body: spoiledBody(parts.body) }),
    (parts) => Object.assign(parts, { body: spoiledBody(parts.body) }),
  ];

  function without(headers: Record<string, string>): Record<string, string> {
    const { authorization: _one, 'x-api-key': _other, ...rest } = headers;
    return rest;
  }

  function spoiledBody(body: Parts['body']): Parts['body'] {
    const text = typeof body === 'string' ? body : '{}';
    const at = random.below(text.length + 1);
    return random.pick<() => string | Uint8Array<ArrayBuffer>>([
      () => '',
      () => text.slice(0, at),
      () => text.slice(0, at) + random.pick([...'{}[]",:0\u0000\\']) + text.slice(at),
      () => `\ufeff${text}`,
      () => utf16(text),
      () => new Uint8Array([0xff, 0xfe, 0xc0, 0x80]),
      () => text.replace('{', '{"lat":1,'),
      () => text.replace('{', '{"__proto__":{"lat":1},'),
      () => text.replace('{', '{"constructor":null,'),
      () => '['.repeat(2_000),
      () => `{"items":[${'[],'.repeat(200)}1]}`,
      () => `{"items":${JSON.stringify(Array.from({ length: 501 }, () => ({ q: 'x' })))}}`,
      () => text.replaceAll(/\d+\.\d+/g, random.pick(['1e999', '-1e9', '"36"', 'null', '1E400', '0.1e-400'])),
      () => 'x'.repeat(5_000),
      () => JSON.stringify(values.nonsense()),
    ])();
  }

  return () => {
    const name = random.pick(names);
    const endpoint: Endpoint = endpoints[name];
    const isStranger = endpoint.credential === 'accountOrNone' && random.chance(0.1);
    const parts: Parts = {
      method: endpoint.method,
      path: pathOf(endpoint),
      query: wellMeantQuery(endpoint),
      headers: isStranger ? {} : credential(endpoint),
      body: wellMeantBody(name),
    };
    if (endpoint.bodyType !== null) {
      const isForm = endpoint.bodyType === 'form' && !String(parts.body).startsWith('{');
      parts.headers['content-type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    }
    const isMeantWell = random.chance(0.5);
    if (!isMeantWell) {
      for (let times = random.pick([1, 1, 2]); times > 0; times--) random.pick(spoilers)(parts, endpoint);
    }
    const search = new URLSearchParams(parts.query).toString();
    const hasBody = parts.body !== null && parts.method !== 'GET' && parts.method !== 'HEAD';
    const request = new Request(`http://localhost${parts.path}${search === '' ? '' : `?${search}`}`, {
      method: parts.method,
      headers: parts.headers,
      body: hasBody ? bytesOf(parts.body) : null,
    });
    const text = JSON.stringify({
      ...parts,
      body: String(parts.body).slice(0, 300),
      query: search.slice(0, 300),
    });
    return { name, endpoint, isStranger, isMeantWell, request, text };
  };
}

// What a stranger may write, whom neither the page nor its types can stop: a vendor's service, a stored order, a script around ours.

const MEGABYTE = 1_000_000;

/** A proxy that throws at whatever is asked of it. */
function revoked(): object {
  const { proxy, revoke } = Proxy.revocable<Record<string, unknown>>({}, {});
  revoke();
  return proxy;
}

/** An object whose property throws when it is read. */
const throwing = (name: string, rest: object = {}): object =>
  Object.defineProperty({ ...rest }, name, {
    enumerable: true,
    get() {
      throw new Error(`${name} is not there`);
    },
  });

function circular(rest: object): object {
  const loop: Record<string, unknown> = { ...rest };
  loop['self'] = loop;
  return loop;
}

/** A name and a value each, made anew for each test. */
export type HostileRow = readonly [name: string, make: () => unknown];

export const HOSTILE_POINTS: readonly HostileRow[] = [
  ['the north pole', () => ({ lat: 90, lng: 10 })],
  ['the south pole', () => ({ lat: -90, lng: 10 })],
  ['beyond the antimeridian', () => ({ lat: 36, lng: 181 })],
  ['on the antimeridian', () => ({ lat: 36, lng: 180 })],
  ['not a number', () => ({ lat: NaN, lng: NaN })],
  ['1e308', () => ({ lat: 1e308, lng: 1e308 })],
  ['endless', () => ({ lat: Infinity, lng: -Infinity })],
  ['words', () => ({ lat: 'nord', lng: 'est' })],
  ['a long text', () => ({ lat: '9'.repeat(MEGABYTE), lng: '9'.repeat(MEGABYTE) })],
  ['a pair', () => [36.8, 10.1]],
  ['a number', () => 36.8],
  ['a getter that throws', () => throwing('lat', { lng: 10 })],
  ['a revoked proxy', revoked],
];

/** Texts, and how the field has them. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string, shown: RegExp])[] = [
  ['a megabyte', 'marsa '.repeat(MEGABYTE / 6), /^marsa marsa .{180,}…$/],
  ['one long word', 'm'.repeat(MEGABYTE), /^m{190,}…$/],
  ['an override of the direction', 'La \u202Easram\u202C', /^La asram$/],
  ['an isolate that never ends', 'La \u2067Marsa', /^La Marsa$/],
  ['a NUL and control characters', 'La\u0000 Mar\u0007sa\u009F', /^La Marsa$/],
  ['halves of characters', 'La \uD83DMarsa\uDE00', /^La Marsa$/],
  ['several lines', 'La\r\nMarsa\u2028Tunis', /^La Marsa Tunis$/],
  ['markup', '<img src=x onerror=alert(1)>', /^<img src=x onerror=alert\(1\)>$/],
];

const address = { locality: 'La Marsa', postalCode: '2070' };
let rows = 0;
const row = (own: object): object => ({
  id: `bad ${(rows += 1)}`,
  label: 'Bad',
  location: { lat: 36.8, lng: 10.1 },
  ...own,
});

/** Rows of a vendor: those that are none, and those of which only a part is wrong. */
export const HOSTILE_ROWS: readonly HostileRow[] = [
  ['null', () => null],
  ['a text', () => 'La Marsa'],
  ['a list', () => [[]]],
  ['a function', () => () => ({})],
  ['a row whose address is circular', () => row({ address: circular(address) })],
  ['a circular row', () => circular(row({ address }))],
  ['a getter that throws', () => throwing('label', row({}))],
  ['an address whose getter throws', () => row({ address: throwing('street', address) })],
  ['an address whose JSON throws', () => row({ address: { ...address, size: 10n } })],
  ['a revoked proxy', revoked],
  ['an address that is a revoked proxy', () => row({ address: revoked() })],
  ['an id that is an object', () => row({ id: {} })],
  ['a label that is a list', () => row({ label: ['Bad'] })],
  ['a point at the pole', () => row({ location: { lat: 90, lng: 1e308 } })],
  ['a million highlights', () => row({ highlight: Array.from({ length: MEGABYTE }, () => [0, 1]) })],
  ['highlights of rubbish', () => row({ highlight: [null, 'a', [NaN, Infinity], [-1, 1e308]] })],
  ['a match of rubbish', () => row({ match: { corrections: 5, reading: { spans: 7 }, score: 'x' } })],
  ['a reading of rubbish', () => row({ match: { corrections: [], reading: [null, { start: 'a' }] } })],
  ['parts of rubbish', () => row({ address: { street: {}, locality: [1], houseNumber: NaN, country: 7 } })],
  ['parts of a megabyte', () => row({ address: { ...address, street: 'r'.repeat(MEGABYTE) } })],
  ['codes of rubbish', () => row({ smartCode: 'c'.repeat(MEGABYTE), plusCode: { toString: null } })],
];

/** Whole answers of a provider that are none, or more than can be displayed. */
export const HOSTILE_ANSWERS: readonly HostileRow[] = [
  ['null', () => null],
  ['a text', () => 'results'],
  ['no list', () => ({ query: 'marsa', results: 'none', attribution: '' })],
  ['a million nulls', () => ({ results: Array.from({ length: MEGABYTE }, () => null), attribution: '' })],
  ['a list that throws', () => ({ results: new Proxy([1], throwingTraps()), attribution: '' })],
  ['a revoked proxy', revoked],
  ['an echo of a megabyte', () => ({ query: 'é'.repeat(MEGABYTE), results: [], attribution: '' })],
];

function throwingTraps(): ProxyHandler<unknown[]> {
  return {
    get() {
      throw new Error('not a list after all');
    },
  };
}

function failing(): never {
  throw new Error('not there');
}

/** What a provider may reject with. */
export const HOSTILE_REJECTIONS: readonly HostileRow[] = [
  ['nothing', () => undefined],
  ['a text', () => 'no'],
  ['a reason that throws', () => throwing('reason')],
  [
    'an error whose reason throws',
    (): unknown => Object.defineProperty(new Error('no'), 'reason', { get: failing }),
  ],
  [
    'an error whose message throws',
    (): unknown => Object.defineProperty(new Error(), 'message', { get: failing }),
  ],
  ['a revoked proxy', revoked],
  ['a wait without end', () => ({ reason: 'rate_limited', retryAfterSeconds: 1e308 })],
];

/** Stored addresses that are none. */
export const HOSTILE_ADDRESSES: readonly HostileRow[] = [
  ['a text', () => 'La Marsa'],
  ['a number', () => 5],
  ['a list', () => ['La Marsa']],
  ['an object without a text', () => ({ address })],
  ['a text that is null', () => ({ text: null, location: { lat: 36.8, lng: 10.1 } })],
  ['a text that is an object', () => ({ text: {} })],
  ['a getter that throws', () => throwing('text')],
  ['a revoked proxy', revoked],
];

/** A setting that no type allows, by the name of React's prop. */
export type HostileSetting = readonly [setting: string, name: string, make: () => unknown];

export const HOSTILE_SETTINGS: readonly HostileSetting[] = [
  ...HOSTILE_ADDRESSES.map(([name, make]) => ['value', name, make] as const),
  ...HOSTILE_ADDRESSES.map(([name, make]) => ['defaultValue', name, make] as const),
  ['defaultValue', 'a circular address', () => ({ text: '', address: circular(address) })],
  ['defaultValue', 'rubbish beside the text', () => ({ text: '', source: 7, accuracy: [], plusCode: {} })],
  ['inputValue', 'a list', () => ['La Marsa']],
  ['inputValue', 'an object', () => ({})],
  ['defaultInputValue', 'a list', () => ['La Marsa']],
  ['locale', 'a number', () => 5],
  ['locale', 'a list', () => ['fr']],
  ['locale', 'an unknown language', () => 'de'],
  ['name', 'a number', () => 5],
  ['name', 'a list', () => ['address']],
  ['messages', 'null', () => null],
  ['messages', 'a list', () => ['Adresse']],
  ['messages', 'sentences that are none', () => ({ label: 5, empty: null, results: '3', list: () => '' })],
  ['bias', 'a pair', () => [36.8, 10.1]],
  ['bias', 'the pole', () => ({ lat: 90, lng: 10 })],
  ['bias', 'a revoked proxy', revoked],
  ['fields', 'a number', () => 5],
  ['fields', 'a list', () => ['postalCode']],
  ['fields', 'names that are none', () => ({ postalCode: null, lat: {} })],
  ['recents', 'a number', () => 5],
  ['recents', 'an object', () => ({})],
];

export const HOSTILE_MAP_SETTINGS: readonly HostileSetting[] = [
  ['defaultValue', 'a number', () => 5],
  ['defaultValue', 'a getter that throws', () => throwing('text')],
  ['defaultValue', 'a revoked proxy', revoked],
  ['rooftop', 'the north pole', () => ({ lat: 90, lng: 10 })],
  ['rooftop', 'a revoked proxy', revoked],
  ['rooftop', 'a circular point', () => circular({ lat: 36.8, lng: 10.1 })],
  ['locale', 'a number', () => 5],
  ['locale', 'a list', () => ['fr']],
  ['locale', 'an unknown language', () => 'de'],
  ['label', 'a number', () => 5],
  ['label', 'an object', () => ({})],
  ['label', 'a megabyte', () => 'm'.repeat(MEGABYTE)],
  ['controls', 'an unknown word', () => 'none'],
  ['controls', 'a number', () => 5],
  ['tiles', 'a number', () => 5],
  ['tiles', 'no address', () => ({})],
  ['tiles', 'a revoked proxy', revoked],
  ['tilesOnRequest', 'a number', () => 5],
  ['tilesOnRequest', 'no address', () => ({})],
  ['provider', 'a number', () => 5],
  ['provider', 'no methods', () => ({})],
  ['environment', 'a number', () => 5],
  ['environment', 'a list', () => [null]],
];

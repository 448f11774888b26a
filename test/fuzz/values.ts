import { encodePlusCode, encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import type { Random } from './random.ts';

/** Draws what a caller may mean: points in Tunisia, codes made from points, names people type. */
export interface Values {
  point(): LatLng;
  code(): string;
  brokenCode(): string;
  name(): string;
  nonsense(): string;
}

const country = { south: 30, west: 7, north: 38, east: 12 };

const nonsense = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e9',
  '0x1f',
  '999999999999999999999',
  '-91',
  '181',
  '36,8',
  '٣٦',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '\u0000',
  '\r\nX-Injected: 1',
  '\u202e\u2066',
  '\ud800',
  '🏠🏠🏠',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%00%ff',
  '+',
  '8F8G+',
  'TN',
  'TN9999-999-9999',
  '٨GR٥-٤JJJ-٢٩',
  'a'.repeat(201),
  'ن'.repeat(500),
] as const;

export function createValues(random: Random, gazetteer: Gazetteer): Values {
  const places = gazetteer.within(country, { limit: 5_000 });

  function point(): LatLng {
    const { location } = random.pick(places);
    const near = {
      lat: location.lat + (random.next() - 0.5) * 0.01,
      lng: location.lng + (random.next() - 0.5) * 0.01,
    };
    return gazetteer.covers(near) ? near : location;
  }

  function code(): string {
    const at = point();
    const exact = random.pick([
      () => encodeSmartCode(at, 'A'),
      () => encodeSmartCode(at, 'B'),
      () => encodePlusCode(at, random.pick([10, 11, 12, 15])),
    ])();
    return random.chance(0.3) ? typed(exact) : exact;
  }

  /** A code as people type it. */
  function typed(exact: string): string {
    const text = exact.includes('+') ? exact : exact.replaceAll('-', random.pick(['', ' ', '.', '–']));
    return random.pick([text, text.toLowerCase(), ` ${text} `, `\u2067${text}\u2069`]);
  }

  function mutated(text: string): string {
    const at = random.below(text.length + 1);
    const other = random.pick([...'23456789CFGHJMPQRVWXBOSZ01-+ TNé٣']);
    return random.pick([
      () => text.slice(0, at) + other + text.slice(at + 1),
      () => text.slice(0, at) + other + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1),
      () => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
    ])();
  }

  return {
    point,
    code,
    brokenCode: () => mutated(code()),
    name() {
      const { name } = random.pick(places);
      return random.pick([
        () => name,
        () => name.slice(0, 1 + random.below(name.length)),
        () => mutated(name),
        () => code(),
        () => `${point().lat.toFixed(5)}, ${point().lng.toFixed(5)}`,
      ])();
    },
    nonsense: () => random.pick(nonsense),
  };
}

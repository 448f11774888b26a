import { type NextRequest, requestText } from './load.ts';

/** Requests to encode a cell that none asked for before: inland, well inside the border, in steps of 14 m. */
export function newCell(headers: Record<string, string>): NextRequest {
  let cell = 0;
  return () => {
    cell += 1;
    const lat = (34.8 + (cell % 4_000) * 0.000126).toFixed(6);
    const lng = (9.2 + Math.floor(cell / 4_000) * 0.000126).toFixed(6);
    return requestText('GET', `/v1/encode?lat=${lat}&lng=${lng}`, headers);
  };
}

const words = [
  'la m',
  'la marsa',
  'sidi bou',
  'sfa',
  'sousse',
  'تونس',
  'ariana',
  'bab el',
  'kairouan',
  'gabs',
];

/** What people type, one after the other. */
export function searches(headers: Record<string, string>): NextRequest {
  let typed = 0;
  return () => {
    typed += 1;
    const q = encodeURIComponent(words[typed % words.length] ?? '');
    return requestText('GET', `/v1/autocomplete?q=${q}`, headers);
  };
}

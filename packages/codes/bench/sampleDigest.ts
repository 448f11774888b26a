import { decodePlusCode, decodeSmartCode, encodePlusCode, encodeSmartCode } from '../src/index.ts';

const POINTS = 20_000;

/** FNV-1a over UTF-16 units: short, and the same in every engine. */
function digest(texts: Iterable<string>): string {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function* answers(): Generator<string> {
  let seed = 20_261_121;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let count = 0; count < POINTS; count++) {
    const point = { lat: 30 + 8 * random(), lng: 7 + 5 * random() };
    const edge = { lat: Math.floor(point.lat * 8000) / 8000, lng: Math.floor(point.lng * 8000) / 8000 };
    for (const { lat, lng } of [point, edge, { lat: -point.lat * 2, lng: point.lng * 15 - 90 }]) {
      const code = encodePlusCode({ lat, lng }, 15);
      yield code + JSON.stringify(decodePlusCode(code.slice(0, 12)));
    }
    for (const format of ['A', 'B'] as const)
      yield JSON.stringify(decodeSmartCode(encodeSmartCode(point, format)));
  }
}

/** One short text that stands for the codes and cells of 20,000 points and their neighbours on cell edges. */
export function sampleDigest(): string {
  return digest(answers());
}

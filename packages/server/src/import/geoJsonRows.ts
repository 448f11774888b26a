import { JSONParser } from '@streamparser/json';
import { reasonOf } from '../errors/cause.ts';
import { fieldNamed } from './fieldNames.ts';
import { type AddressField, type Bytes, ImportError, type ReadAs, type ReadRow } from './import.types.ts';

/**
 * The features of a GeoJSON FeatureCollection (RFC 7946) or of a sequence of features (RFC 8142, or one a line). Each is an address at a
 * point, or a street at a point or along a line.
 *
 * @throws ImportError when it is no JSON, or holds no features.
 */
export async function* geoJsonRows(bytes: Bytes, readAs: ReadAs): AsyncGenerator<ReadRow> {
  const found: unknown[] = [];
  // Streams the features of a FeatureCollection or of a sequence; never holds the whole file.
  const parser = new JSONParser({ separator: '', paths: ['$.features.*', '$'], keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    const isFeature = stack.length > 1 || typeof key === 'number';
    if (isFeature || Object(value).type === 'Feature') found.push(value);
  };
  let count = 0;
  for await (const chunk of bytes) {
    // RFC 8142 puts a record separator, which is no JSON, before each text.
    const text = chunk.includes(0x1e) ? chunk.map((byte) => (byte === 0x1e ? 0x20 : byte)) : chunk;
    try {
      parser.write(text);
    } catch (cause) {
      throw new ImportError(`The file is not JSON: ${reasonOf(cause)}`);
    }
    for (const value of found.splice(0)) yield rowOf(value, (count += 1), readAs);
  }
  if (count === 0) {
    throw new ImportError(
      'The file has no features: a GeoJSON FeatureCollection, or features one a line, are needed.',
    );
  }
}

function rowOf(value: unknown, count: number, readAs: ReadAs): ReadRow {
  const place = `feature ${count}`;
  const feature = Object(value);
  const position = feature.type === 'Feature' ? positionOf(Object(feature.geometry), readAs) : null;
  if (!Array.isArray(position)) {
    const message = `the feature is not a ${readAs === 'streets' ? 'point or line' : 'point'}`;
    return { place, reason: 'BAD_GEOMETRY', message };
  }
  const fields: Partial<Record<AddressField, string>> = {};
  for (const [name, property] of Object.entries(Object(feature.properties))) {
    const field = fieldNamed(name, readAs);
    const isText = typeof property === 'string' || typeof property === 'number';
    if (field !== null && isText) fields[field] ??= String(property);
  }
  const [lng, lat] = position;
  return { place, fields: { ...fields, lat: plainNumber(lat), lng: plainNumber(lng) } };
}

/** The coordinates of a point, or of the middle corner of a street's line. */
function positionOf({ type, coordinates }: Readonly<Record<string, unknown>>, readAs: ReadAs): unknown {
  if (type === 'Point') return coordinates;
  if (readAs !== 'streets' || !Array.isArray(coordinates)) return null;
  if (type === 'MultiLineString')
    return positionOf({ type: 'LineString', coordinates: coordinates[0] }, readAs);
  return type === 'LineString' ? coordinates[Math.floor(coordinates.length / 2)] : null;
}

// Without an exponent: 1e-7 would not be read as a decimal.
function plainNumber(value: unknown): string {
  if (typeof value !== 'number') return '';
  return Number.isInteger(value) ? String(value) : value.toFixed(12);
}

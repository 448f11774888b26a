import { type LatLng, recogniseLocation } from '@smart-address/codes';
import type { BatchItem } from '@smart-address/contract';
import type { Rejected, Remark } from '../run/run.types.ts';
import { type ColumnRole, type Columns, readCoordinate } from './columns.ts';

/** What the service is asked about a row, or why it is not asked. */
export type RowRequest =
  | { readonly kind: 'ask'; readonly item: BatchItem; readonly remarks: readonly Remark[] }
  | { readonly kind: 'refuse'; readonly outcome: Rejected };

/** Characters of a search text or a code, as the contract limits them. */
const MAX_TEXT = 200;

/** The cells of a role, joined. */
export function textOfRole(cells: readonly string[], { roles }: Columns, role: ColumnRole): string {
  const given = cells.filter((cell, column) => roles[column] === role && cell !== '');
  return [...new Set(given)].join(', ');
}

const refuse = (reason: Rejected['reason'], detail: string): RowRequest => ({
  kind: 'refuse',
  outcome: { kind: 'rejected', reason, detail },
});

const isLatitude = (value: number): boolean => Math.abs(value) <= 90;
const isLongitude = (value: number): boolean => Math.abs(value) <= 180;
/** The box of Tunisia with its waters; latitudes and longitudes in it have no value in common. */
const isInBox = ({ lat, lng }: LatLng): boolean => lat >= 30 && lat <= 38 && lng >= 7 && lng <= 12;

/** The point of two cells; one that is in Tunisia only the other way round is turned. */
function pointOf(
  latitude: string,
  longitude: string,
): { readonly point: LatLng; readonly isSwapped: boolean } | null {
  const [lat, lng] = [readCoordinate(latitude), readCoordinate(longitude)];
  if (lat === null || lng === null) return null;
  const swapped = { lat: lng, lng: lat };
  if (!isInBox({ lat, lng }) && isInBox(swapped)) return { point: swapped, isSwapped: true };
  return isLatitude(lat) && isLongitude(lng) ? { point: { lat, lng }, isSwapped: false } : null;
}

const askPoint = (point: LatLng, remarks: readonly Remark[] = []): RowRequest => ({
  kind: 'ask',
  item: { op: 'reverse', ...point },
  remarks,
});

/** A code's request; a pair of coordinates in one cell is a point. */
function askCode(code: string): RowRequest {
  const recognised = recogniseLocation(code);
  return recognised.kind === 'coordinates'
    ? askPoint(recognised.point)
    : { kind: 'ask', item: { op: 'decode', smartcode: code }, remarks: [] };
}

/** Asks by the most exact thing that a row has: its point, else its code, else its words. */
export function requestOfRow(cells: readonly string[], columns: Columns): RowRequest {
  const latitude = textOfRole(cells, columns, 'latitude');
  const longitude = textOfRole(cells, columns, 'longitude');
  const code = textOfRole(cells, columns, 'code');
  const address = textOfRole(cells, columns, 'address');

  const read = pointOf(latitude, longitude);
  if (read) return askPoint(read.point, read.isSwapped ? ['swapped'] : []);
  if (code !== '') return code.length > MAX_TEXT ? refuse('tooLong', code) : askCode(code);
  if (address !== '')
    return address.length > MAX_TEXT
      ? refuse('tooLong', address)
      : { kind: 'ask', item: { op: 'search', q: address }, remarks: [] };
  const half = [latitude, longitude].filter((cell) => cell !== '').join(' / ');
  return half === '' ? refuse('nothingToFind', '') : refuse('badPoint', half);
}

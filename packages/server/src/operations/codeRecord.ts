import { decodeSmartCode, encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { CodeStatus } from '@smart-address/contract';
import type { Gazetteer } from '@smart-address/gazetteer';
import type { CodeRecord } from '../store/records.types.ts';
import type { CodeStore } from '../store/store.types.ts';

/** The record of a newly registered point. The point must be covered. */
export function codeRecordOf(
  gazetteer: Gazetteer,
  point: LatLng,
  owner: Pick<CodeRecord, 'organisationId' | 'createdAt'>,
): CodeRecord {
  const cell = decodeSmartCode(encodeSmartCode(point, 'A'));
  const place = gazetteer.nearest(point);
  return {
    smartCode: cell.code,
    smartcode: encodeSmartCode(point, 'B'),
    plusCode: cell.plusCode,
    point: { lat: point.lat, lng: point.lng },
    surveyed: null,
    postalCode: place?.postalCode ?? '',
    locality: place?.locality ?? '',
    governorate: place?.governorate ?? '',
    status: 'active',
    ...owner,
  };
}

interface CodeState {
  readonly status: CodeStatus;
  readonly verified: boolean;
  /** The record that represents the cell: an active one if there is one. */
  readonly record: CodeRecord | null;
}

/** The state of an address code's cell. A cell of code B is active as soon as one record in it is. */
export async function codeState(
  codes: CodeStore,
  { format, code }: { readonly format: 'A' | 'B'; readonly code: string },
): Promise<CodeState> {
  const records =
    format === 'A' ? [await codes.get(code)].flatMap((one) => one ?? []) : await codes.inCell(code);
  const active = records.filter(({ status }) => status === 'active');
  const record = active[0] ?? records[0] ?? null;
  return {
    status: record === null ? 'unassigned' : record.status,
    verified: active.some(({ surveyed }) => surveyed !== null),
    record,
  };
}

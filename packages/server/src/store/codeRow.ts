import type { CodeRecord } from './records.types.ts';

/** A code as stored in databases. */
export interface CodeRow {
  readonly smart_code: string;
  readonly cell: string;
  readonly plus_code: string;
  readonly lat: number;
  readonly lng: number;
  readonly surveyed_lat: number | null;
  readonly surveyed_lng: number | null;
  readonly postal_code: string;
  readonly locality: string;
  readonly governorate: string;
  readonly status: 'active' | 'retired';
  readonly organisation_id: string;
  readonly created_at: number;
}

/** The types of its columns in PostgreSQL, in the order in which both databases have them. */
export const codeColumns = {
  smart_code: 'text',
  cell: 'text',
  plus_code: 'text',
  lat: 'double precision',
  lng: 'double precision',
  surveyed_lat: 'double precision',
  surveyed_lng: 'double precision',
  postal_code: 'text',
  locality: 'text',
  governorate: 'text',
  status: 'text',
  organisation_id: 'text',
  created_at: 'bigint',
} as const satisfies Readonly<Record<keyof CodeRow, string>>;
export const codeColumnNames = Object.keys(codeColumns) as readonly (keyof CodeRow)[];

export function codeRecordOfRow(row: CodeRow): CodeRecord {
  const { surveyed_lat: lat, surveyed_lng: lng } = row;
  return {
    smartCode: row.smart_code,
    smartcode: row.cell,
    plusCode: row.plus_code,
    point: { lat: row.lat, lng: row.lng },
    surveyed: lat === null || lng === null ? null : { lat, lng },
    postalCode: row.postal_code,
    locality: row.locality,
    governorate: row.governorate,
    status: row.status,
    organisationId: row.organisation_id,
    createdAt: row.created_at,
  };
}

export function codeRowOf(record: CodeRecord): CodeRow {
  return {
    smart_code: record.smartCode,
    cell: record.smartcode,
    plus_code: record.plusCode,
    lat: record.point.lat,
    lng: record.point.lng,
    surveyed_lat: record.surveyed?.lat ?? null,
    surveyed_lng: record.surveyed?.lng ?? null,
    postal_code: record.postalCode,
    locality: record.locality,
    governorate: record.governorate,
    status: record.status,
    organisation_id: record.organisationId,
    created_at: record.createdAt,
  };
}

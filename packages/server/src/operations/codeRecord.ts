import { decodeSmartCode, encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import type { CodeRecord } from '../store/records.types.ts';

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

import type { DecodeResult } from '@smart-address/contract';
import type { Services } from '../request/services.ts';
import { ApiError, faultOf } from '../errors/ApiError.ts';
import { codeState } from './codeRecord.ts';
import { coveredPointOf } from './coverage.ts';
import { readCode } from './readCode.ts';

/** Metres the true point may be from the cell's centre, rounded up to the precision the service states: 3 m and 10 m. */
const precision = { A: 3, B: 10 } as const;

/**
 * The cell of a code, registered or not. A retired code still decodes, because a parcel may carry it.
 *
 * @throws ApiError INVALID_CODE, OUT_OF_COVERAGE, CODE_RETIRED (only with `activeOnly`), SERVICE_UNAVAILABLE.
 */
export async function decodeCode(
  services: Services,
  text: string,
  activeOnly: boolean,
  where: 'body' | 'query',
): Promise<DecodeResult> {
  const gazetteer = await services.gazetteer();
  const read = readCode(text, gazetteer);
  if (!read.ok) {
    const { reason, position, suggestions } = read;
    const params = { reason, ...(position === null ? {} : { position }), suggestions };
    throw faultOf('INVALID_CODE', where, '/smartcode', reason, params);
  }
  const outside = () => faultOf('OUT_OF_COVERAGE', where, '/smartcode', 'OUT_OF_COVERAGE');
  if (read.address === null) throw outside();
  const { status, verified, record } = await codeState(services.store.codes, read.address);
  const covered = coveredPointOf(gazetteer, read.cell);
  if (covered === null && record === null) throw outside();
  if (activeOnly && status === 'retired') throw new ApiError('CODE_RETIRED');
  const { south, west, north, east, center } = read.cell;
  const place = record ? null : gazetteer.nearest(covered ?? center);
  return {
    smartcode: read.address.code,
    lat: center.lat,
    lng: center.lng,
    bounds: { south, west, north, east },
    precisionMeters: precision[read.address.format],
    plusCode: read.plusCode,
    region: record?.governorate ?? place?.governorate ?? '',
    postal: record?.postalCode ?? place?.postalCode ?? '',
    locality: record?.locality ?? place?.locality ?? '',
    status,
    verified,
  };
}

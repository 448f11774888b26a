import { encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { CreateResult, EncodeResult } from '@smart-address/contract';
import type { Services } from '../app/services.ts';
import type { CodeRecord } from '../store/records.types.ts';
import { codeRecordOf } from './codeRecord.ts';
import { requireCoverage } from './coverage.ts';

export interface Registration<Result> {
  readonly result: Result;
  /** Whether this call registered the cell. */
  readonly created: boolean;
}

/**
 * Registers the code A cell of a point.
 *
 * @throws ApiError OUT_OF_COVERAGE, SERVICE_UNAVAILABLE.
 */
export async function createCode(
  services: Services,
  point: LatLng,
  organisationId: string,
  where: 'body' | 'query',
): Promise<Registration<CreateResult>> {
  const gazetteer = await services.gazetteer();
  requireCoverage(gazetteer, point, where);
  const known = await services.store.codes.get(encodeSmartCode(point, 'A'));
  if (known?.status === 'active') return { result: createResultOf(known), created: false };
  const owner = { organisationId, createdAt: services.clock() };
  const { record, created } = await services.store.codes.register(codeRecordOf(gazetteer, point, owner));
  return { result: createResultOf(record), created };
}

function createResultOf(record: CodeRecord): CreateResult {
  const { smartCode, plusCode, postalCode, locality, governorate } = record;
  return { smartCode, plusCode, postalCode, locality, governorate };
}

/**
 * Registers the code B cell of a point, unless it contains an active record.
 *
 * @throws ApiError OUT_OF_COVERAGE, SERVICE_UNAVAILABLE.
 */
export async function encodePoint(
  services: Services,
  point: LatLng,
  organisationId: string,
  where: 'body' | 'query',
): Promise<Registration<EncodeResult>> {
  const gazetteer = await services.gazetteer();
  requireCoverage(gazetteer, point, where);
  const smartcode = encodeSmartCode(point, 'B');
  const active = (await services.store.codes.inCell(smartcode)).filter(({ status }) => status === 'active');
  if (active.length > 0) return { result: encodeResultOf(smartcode, active), created: false };
  const owner = { organisationId, createdAt: services.clock() };
  const { record, created } = await services.store.codes.register(codeRecordOf(gazetteer, point, owner));
  return { result: encodeResultOf(smartcode, [record]), created };
}

function encodeResultOf(smartcode: string, records: readonly CodeRecord[]): EncodeResult {
  const [first] = records;
  return {
    smartcode,
    region: first?.governorate ?? '',
    postal: first?.postalCode ?? '',
    verified: records.some(({ surveyed }) => surveyed !== null),
  };
}

import { encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { CreateResult, EncodeResult } from '@smart-address/contract';
import type { Gazetteer } from '@smart-address/gazetteer';
import { audit } from '../access/audit.ts';
import type { Services } from '../app/services.ts';
import type { Caller } from '../credentials/credential.types.ts';
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
  caller: Caller,
  where: 'body' | 'query',
): Promise<Registration<CreateResult>> {
  const gazetteer = await services.gazetteer();
  requireCoverage(gazetteer, point, where);
  const known = await services.store.codes.get(encodeSmartCode(point, 'A'));
  if (known?.status === 'active') return { result: createResultOf(known), created: false };
  const { record, created } = await register(services, gazetteer, point, caller, known);
  return { result: createResultOf(record), created };
}

/**
 * Registers a point's cell. A retired record, `known`, becomes active again by that, which the audit log has beside its
 * retirement: else staff could not tell why.
 */
async function register(
  services: Services,
  gazetteer: Gazetteer,
  point: LatLng,
  { key, organisation }: Caller,
  known: CodeRecord | undefined,
): Promise<{ readonly record: CodeRecord; readonly created: boolean }> {
  const owner = { organisationId: organisation.id, createdAt: services.clock() };
  const registered = await services.store.codes.register(codeRecordOf(gazetteer, point, owner));
  if (known?.status === 'retired') {
    const { organisationId, smartCode } = registered.record;
    await audit(services, `key:${key.id}`, organisationId, 'code.active', smartCode);
  }
  return registered;
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
  caller: Caller,
  where: 'body' | 'query',
): Promise<Registration<EncodeResult>> {
  const gazetteer = await services.gazetteer();
  requireCoverage(gazetteer, point, where);
  const smartcode = encodeSmartCode(point, 'B');
  const records = await services.store.codes.inCell(smartcode);
  const active = records.filter(({ status }) => status === 'active');
  if (active.length > 0) return { result: encodeResultOf(smartcode, active), created: false };
  const smartCode = encodeSmartCode(point, 'A');
  const known = records.find((one) => one.smartCode === smartCode);
  const { record, created } = await register(services, gazetteer, point, caller, known);
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

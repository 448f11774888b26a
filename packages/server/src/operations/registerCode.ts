import { encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { CreateResult, EncodeResult } from '@smart-address/contract';
import type { Gazetteer } from '@smart-address/gazetteer';
import { auditLine } from '../access/audit.ts';
import type { Services } from '../request/services.ts';
import type { Caller } from '../credentials/credential.types.ts';
import type { CodeRecord } from '../store/records.types.ts';
import type { LineOf, Registered, Unless } from '../store/store.types.ts';
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
  const registered = await register(services, gazetteer, point, caller);
  // Of one that was asked for without a condition there is always a record.
  if (registered === null) throw new TypeError('No code was registered');
  return { result: createResultOf(registered.record), created: registered.created };
}

/**
 * Registers a point's cell. A retired record becomes active again by that, which the audit log has beside its retirement: else
 * staff could not tell why.
 */
async function register(
  services: Services,
  gazetteer: Gazetteer,
  point: LatLng,
  { key, organisation }: Caller,
  unless?: Unless,
): Promise<Registered | null> {
  const owner = { organisationId: organisation.id, createdAt: services.clock() };
  const lineOf: LineOf<CodeRecord> = ({ organisationId, smartCode }) =>
    auditLine(services, `key:${key.id}`, organisationId, 'code.active', smartCode);
  return services.store.codes.register(codeRecordOf(gazetteer, point, owner), unless, lineOf);
}

function createResultOf(record: CodeRecord): CreateResult {
  const { smartCode, plusCode, postalCode, locality, governorate } = record;
  return { smartCode, plusCode, postalCode, locality, governorate };
}

/**
 * Registers the code B cell of a point, unless it contains an active record. Several may come at once in one cell, as items of a batch or
 * calls to two processes. Then one registers it and the others answer what it did. Each registering its own point, they would name two
 * postal codes of one cell. With `isHead` nothing is registered, and a result that nobody sees has no place.
 *
 * @throws ApiError OUT_OF_COVERAGE, SERVICE_UNAVAILABLE.
 */
export async function encodePoint(
  services: Services,
  point: LatLng,
  caller: Caller,
  where: 'body' | 'query',
  isHead = false,
): Promise<Registration<EncodeResult>> {
  const gazetteer = await services.gazetteer();
  requireCoverage(gazetteer, point, where);
  const { codes } = services.store;
  const smartcode = encodeSmartCode(point, 'B');
  for (;;) {
    const records = await codes.inCell(smartcode);
    const active = records.filter(({ status }) => status === 'active');
    if (active.length > 0 || isHead) return { result: encodeResultOf(smartcode, active), created: false };
    const registered = await register(services, gazetteer, point, caller, 'cell-is-active');
    if (registered === null) continue;
    return { result: encodeResultOf(smartcode, [registered.record]), created: registered.created };
  }
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

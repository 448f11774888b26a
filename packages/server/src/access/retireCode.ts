import { parseSmartCode } from '@smart-address/codes';
import { ApiError, faultOf } from '../errors/ApiError.ts';
import type { CodeRecord } from '../store/records.types.ts';
import type { AccessParts } from './accessParts.ts';
import { auditLine } from './audit.ts';
import { type CodeEvent, nextCodeStatus } from './machines.ts';
import type { Reviewer } from './review.ts';

/**
 * Retires the records of an address code, or reactivates them. A code B stands for every record in its cell.
 *
 * @throws ApiError INVALID_CODE, RESOURCE_NOT_FOUND if nothing is registered there, STATE_CONFLICT if it already is so.
 */
export async function changeCodeStatus(
  parts: AccessParts,
  reviewer: Reviewer,
  text: string,
  event: CodeEvent,
): Promise<readonly CodeRecord[]> {
  const parsed = parseSmartCode(text);
  if (!parsed.ok) {
    const { reason } = parsed;
    throw faultOf('INVALID_CODE', 'path', '/code', reason, { reason });
  }
  const { codes } = parts.store;
  const found = parsed.format === 'A' ? [await codes.get(parsed.code)] : await codes.inCell(parsed.code);
  const records = found.flatMap((record) => record ?? []);
  if (records.length === 0) throw new ApiError('RESOURCE_NOT_FOUND');
  const changed: CodeRecord[] = [];
  for (const record of records) {
    const status = nextCodeStatus(record.status, event);
    if (status === null || status === 'unassigned' || status === record.status) continue;
    const after = await codes.setStatus(record.smartCode, status, ({ organisationId, smartCode }) =>
      auditLine(parts, reviewer, organisationId, `code.${status}`, smartCode),
    );
    if (after) changed.push(after);
  }
  if (changed.length === 0) {
    const state = nextCodeStatus('active', event) ?? '';
    throw faultOf('STATE_CONFLICT', 'path', '/code', 'wrong_state', { state });
  }
  return changed;
}

import type { LatLng } from '@smart-address/codes';
import type { ValidateResult } from '@smart-address/contract';
import type { Services } from '../request/services.ts';
import { codeState } from './codeRecord.ts';
import { coveredPointOf } from './coverage.ts';
import { readCode } from './readCode.ts';

type Checks = ValidateResult['checks'];
type Reason = NonNullable<ValidateResult['reason']>;

/** The checks in order; the reason is the first one that fails, and later ones were not made. */
const order: readonly (keyof Checks)[] = ['length', 'alphabet', 'checksum', 'coverage'];
const failing: Readonly<Record<Reason, keyof Checks>> = {
  BAD_LENGTH: 'length',
  BAD_CHARACTER: 'alphabet',
  CHECKSUM_MISMATCH: 'checksum',
  OUT_OF_GRID: 'coverage',
  OUT_OF_COVERAGE: 'coverage',
};

/**
 * Whether a text is a code, and whether that code is active. `near` orders the suggestions.
 *
 * @throws ApiError SERVICE_UNAVAILABLE.
 */
export async function validateCode(
  services: Services,
  input: string,
  near?: LatLng,
): Promise<ValidateResult> {
  const gazetteer = await services.gazetteer();
  const read = readCode(input, gazetteer, near);
  if (!read.ok) {
    const { format, reason, position, suggestions } = read;
    return { ...refused(input, reason), format, position, suggestions };
  }
  const { format, normalized, address } = read;
  const elsewhere = () => ({ ...refused(input, 'OUT_OF_COVERAGE'), format, normalized });
  if (address === null) return elsewhere();
  const { status, record } = await codeState(services.store.codes, address);
  if (record === null && coveredPointOf(gazetteer, read.cell) === null) return elsewhere();
  return {
    input,
    valid: true,
    active: status === 'active',
    status,
    format,
    checks: { length: true, alphabet: true, checksum: true, coverage: true },
    reason: null,
    position: null,
    normalized,
    suggestions: [],
  };
}

function refused(input: string, reason: Reason): ValidateResult {
  const failedAt = order.indexOf(failing[reason]);
  const isPassed = (check: keyof Checks) => order.indexOf(check) < failedAt;
  return {
    input,
    valid: false,
    active: false,
    status: null,
    format: null,
    checks: {
      length: isPassed('length'),
      alphabet: isPassed('alphabet'),
      checksum: isPassed('checksum'),
      coverage: false,
    },
    reason,
    position: null,
    normalized: null,
    suggestions: [],
  };
}

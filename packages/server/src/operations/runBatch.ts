import {
  type BatchAnswer,
  type BatchItem,
  batchItem,
  type BatchItemId,
  batchItemId,
  type BatchItemResult,
  batchMaxItems,
  type BatchOperation,
  endpoints,
  errorCodes,
  errorMessage,
  type MessageLanguage,
} from '@smart-address/contract';
import * as z from 'zod/mini';
import type { RequestContext } from '../request/route.ts';
import type { Services } from '../request/services.ts';
import type { Caller } from '../credentials/credential.types.ts';
import { checkScope } from '../credentials/restrictions.ts';
import { ApiError, faultOf } from '../errors/ApiError.ts';
import { errorDetailOf } from '../errors/errorBody.ts';
import { schemaFaults, schemaRefusal } from '../errors/schemaFaults.ts';
import { decodeCode } from './decodeCode.ts';
import { findAddresses } from './findAddresses.ts';
import { pointOfPair } from './pointOfPair.ts';
import { namesPlace } from './readCode.ts';
import { createCode, encodePoint } from './registerCode.ts';
import { reverseGeocode } from './reverseGeocode.ts';
import { validateCode } from './validateCode.ts';

/** Items run in parallel, so that their writes share one flush. */
const sliceSize = 50;
/** Milliseconds of searching before other requests run. A search of many words takes some milliseconds, 500 of them seconds. */
const turnMilliseconds = 10;

/**
 * Runs 1 to 500 items in order; a failing item does not stop the others.
 *
 * @throws ApiError BATCH_EMPTY, BATCH_TOO_LARGE.
 */
export async function runBatch(
  { op, items }: { readonly op?: BatchOperation; readonly items: readonly unknown[] },
  caller: Caller,
  { services, language, requestId }: Pick<RequestContext, 'services' | 'language' | 'requestId'>,
): Promise<BatchAnswer> {
  if (items.length === 0) throw new ApiError('BATCH_EMPTY');
  if (items.length > batchMaxItems) throw new ApiError('BATCH_TOO_LARGE');
  const results: BatchItemResult[] = [];
  const inTurn = createTurns();
  for (let from = 0; from < items.length; from += sliceSize) {
    // Other requests run between slices.
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    const slice = items.slice(from, from + sliceSize);
    results.push(...(await Promise.all(slice.map((raw, index) => runItem(raw, from + index)))));
  }
  const succeeded = results.filter(({ status }) => status === 200).length;
  return { count: results.length, succeeded, failed: results.length - succeeded, results };

  /** The batch itself succeeds, so a failure in one of its items gets a log line of its own. */
  function report({ code, cause }: ApiError): void {
    const { clock, log } = services;
    const { status } = errorCodes[code];
    const where = { requestId, method: 'POST', path: '/v1/batch', keyId: caller.key.id };
    log({ time: clock(), ...where, status, milliseconds: 0, error: code, cause });
  }

  async function runItem(raw: unknown, index: number): Promise<BatchItemResult> {
    try {
      const item = readItem(raw);
      const chosen = item.op ?? op ?? impliedOperation(item);
      const run = () => runOperation(item, chosen, caller, services);
      const data = await (isSearch(chosen, item) ? inTurn(run) : run());
      return { index, id: idOf(raw), status: 200, data };
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : new ApiError('INTERNAL_ERROR', { cause: thrown });
      if (errorCodes[error.code].status >= 500) report(error);
      return failedItem(error, index, idOf(raw), requestId, language);
    }
  }
}

/** Whether an item looks through the places, which takes some of a millisecond or more. */
function isSearch(op: BatchOperation, { smartcode }: BatchItem): boolean {
  if (op === 'search' || op === 'autocomplete' || op === 'reverse') return true;
  return (op === 'decode' || op === 'validate') && smartcode !== undefined && namesPlace(smartcode);
}

/** Runs tasks one after the other, and yields to the event loop now and then. */
function createTurns() {
  let began = performance.now();
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(async () => {
      if (performance.now() - began > turnMilliseconds) {
        await new Promise((resolve) => setTimeout(resolve));
        began = performance.now();
      }
      return run();
    });
    last = mine.catch(() => {});
    return mine;
  };
}

function readItem(raw: unknown): BatchItem {
  const checked = z.safeParse(batchItem, raw);
  if (checked.success) return checked.data;
  throw schemaRefusal(schemaFaults(checked.error.issues, 'body', raw));
}

function idOf(raw: unknown): BatchItemId | null {
  const id: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'id') : null;
  const checked = z.safeParse(batchItemId, id);
  return checked.success ? checked.data : null;
}

function failedItem(
  error: ApiError,
  index: number,
  id: BatchItemId | null,
  requestId: string,
  language: MessageLanguage,
): BatchItemResult {
  const detail = errorDetailOf(error, requestId, language);
  return {
    index,
    id,
    status: errorCodes[error.code].status,
    error: { ...detail, message: errorMessage(error.code, language) },
  };
}

function impliedOperation({ lat, lng, smartcode, q }: BatchItem): BatchOperation {
  if (smartcode !== undefined) return 'decode';
  if (q !== undefined) return 'search';
  if (lat !== undefined || lng !== undefined) return 'encode';
  throw missing('op');
}

function missing(name: string): ApiError {
  return faultOf('VALIDATION_FAILED', 'body', `/${name}`, 'required');
}

async function runOperation(item: BatchItem, op: BatchOperation, caller: Caller, services: Services) {
  checkScope(caller, endpoints[op].scope, 'apiKey');
  switch (op) {
    case 'create':
      return (await createCode(services, requiredPoint(item), caller, 'body')).result;
    case 'encode':
      return (await encodePoint(services, requiredPoint(item), caller, 'body')).result;
    case 'decode':
      return decodeCode(services, requiredText(item, 'smartcode'), false, 'body');
    case 'validate':
      return validateCode(services, requiredText(item, 'smartcode'), pointOfPair(item, 'body') ?? undefined);
    case 'autocomplete':
    case 'search':
      return findAddresses(services, { ...pointOfPair(item, 'body'), q: requiredText(item, 'q') }, 'body');
    case 'reverse':
      return reverseGeocode(services, requiredPoint(item), 'body');
  }
}

function requiredPoint(item: BatchItem) {
  const point = pointOfPair(item, 'body');
  if (point === null) throw missing('lat');
  return point;
}

function requiredText(item: BatchItem, name: 'smartcode' | 'q'): string {
  const text = item[name];
  if (text === undefined) throw missing(name);
  return text;
}

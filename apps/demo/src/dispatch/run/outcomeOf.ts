import { encodePlusCode, encodeSmartCode } from '@smart-address/codes';
import type { AddressList, BatchItemResult, DecodeResult, ErrorField } from '@smart-address/contract';
import type { AddressResult } from '@smart-address/gazetteer';
import type { Found, Outcome, Rejected, Remark } from './run.types.ts';

const reject = (reason: Rejected['reason'], detail = ''): Rejected => ({ kind: 'rejected', reason, detail });

/** The codes that were probably meant, as INVALID_CODE names them. */
function suggestionsOf([field]: readonly ErrorField[]): string {
  const suggestions = field?.params['suggestions'];
  return Array.isArray(suggestions) ? suggestions.join(', ') : '';
}

/** A search's first result. It is uncertain when words were read as others. */
export function foundOf({ location, ...result }: AddressResult, remarks: readonly Remark[] = []): Found {
  const isPoint = result.type === 'code';
  return {
    kind: 'found',
    lat: location.lat,
    lng: location.lng,
    label: result.label,
    codeA: result.smartCode,
    codeB: result.smartcode,
    plusCode: result.plusCode,
    postalCode: result.address.postalCode,
    accuracy: isPoint ? null : location.accuracy,
    remarks: [
      ...remarks,
      ...(result.match.kind === 'fuzzy' ? (['uncertain'] as const) : []),
      ...(isPoint || location.accuracy === 'rooftop' ? [] : (['coarse'] as const)),
    ],
  };
}

function ofDecode(result: DecodeResult, remarks: readonly Remark[]): Found {
  const point = { lat: result.lat, lng: result.lng };
  const isA = !result.smartcode.startsWith('TN');
  return {
    kind: 'found',
    ...point,
    label: [result.locality, [result.postal, result.region].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    codeA: isA ? result.smartcode : encodeSmartCode(point, 'A'),
    codeB: isA ? encodeSmartCode(point, 'B') : result.smartcode,
    plusCode: encodePlusCode(point, 11),
    postalCode: result.postal,
    accuracy: null,
    remarks,
  };
}

/** The point itself in `reverse`, which is given its nearest address first when there is one. */
function ofList({ results }: AddressList, remarks: readonly Remark[]): Outcome {
  const [first] = results;
  return first ? foundOf(first, remarks) : reject('notFound');
}

/** What an item's answer says about its row. */
export function outcomeOf(result: BatchItemResult, remarks: readonly Remark[] = []): Outcome {
  if ('error' in result) {
    const { code, message } = result.error;
    if (code === 'OUT_OF_COVERAGE') return reject('outside');
    if (code === 'INVALID_CODE') return reject('badCode', suggestionsOf(result.error.fields));
    if (code === 'QUERY_TOO_SHORT') return reject('nothingToFind');
    return reject('service', message);
  }
  const { data } = result;
  if ('results' in data) return ofList(data, remarks);
  if ('bounds' in data) return ofDecode(data, remarks);
  throw new TypeError('A batch of dispatch asks for points, codes and words only.');
}

import { randomBase62 } from '../credentials/base62.ts';

const processId = randomBase62(8);
let count = 0;

/** An id for a request, never taken from the caller: unique in this process and very likely among all. */
export function nextRequestId(): string {
  count += 1;
  return `req_${processId}${count.toString(36).padStart(8, '0')}`;
}

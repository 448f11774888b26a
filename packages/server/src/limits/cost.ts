import { batchMaxItems } from '@smart-address/contract';
import { config } from '../config.ts';

/** What a request takes. */
export interface Cost {
  /** Of the month. */
  readonly units: number;
  readonly burst: number;
}

/** Of a request that is no batch, and of any until its body is known. */
export const singleCost: Cost = { units: 1, burst: 1 };

/** Of a possible repeat: its units are taken only once it is known not to be one. */
export const repeatCost: Cost = { units: 0, burst: 1 };

/** Of a batch: a unit an item, and one of the burst for 50. One that is refused for its size is one request. */
export function batchCost(items: number): Cost {
  if (items === 0 || items > batchMaxItems) return singleCost;
  return { units: items, burst: Math.ceil(items / config.unitsPerBurst) };
}

/** Of the largest batch. */
export const largestBatchCost = batchCost(batchMaxItems);

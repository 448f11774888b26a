import type { AddressAccuracy } from '@smart-address/gazetteer';

const ACCURACIES: readonly unknown[] = [
  'rooftop',
  'street',
  'locality',
  'postal',
] satisfies AddressAccuracy[];

/** Whether an accuracy is one of ours: addresses of other services carry words of their own ('ROOFTOP'), or none. */
export const isAccuracy = (value: unknown): value is AddressAccuracy => ACCURACIES.includes(value);

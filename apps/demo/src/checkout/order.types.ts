import type { AddressValue } from '@smart-address/core';
import type { OrderEntries } from './orderForm.ts';

/** The codes of the delivery point. */
export interface OrderCodes {
  /** Letters and digits, a 3 m cell. */
  readonly codeA: string;
  /** Digits only, a 10 m cell. */
  readonly codeB: string;
  /** 11 digits. */
  readonly plusCode: string;
  /** False while they are only computed on the device, because the backend could not be reached. */
  readonly isRegistered: boolean;
  /** What the backend answered, as it came. */
  readonly answer: unknown;
}

/** What a form begins with: what was written before the page was loaded anew, or an order that is corrected. */
export interface Draft {
  /** Of the order that is corrected; null for a new one. */
  readonly number: string | null;
  /** As the fields of the form had it. */
  readonly entries: OrderEntries;
  readonly address: AddressValue | null;
  /** The pick-up point that the order goes to instead of the door; null for the door. */
  readonly pickup: AddressValue | null;
}

export interface Order extends Draft {
  readonly number: string;
  /** As it is read out, if it could be read; else as it was written. */
  readonly phone: string;
  /** The address as lines to print, without empty ones. */
  readonly addressLines: readonly string[];
  /** Null when the address has no point. */
  readonly codes: OrderCodes | null;
}

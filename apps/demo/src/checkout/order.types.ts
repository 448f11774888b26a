import type { LatLng } from '@smart-address/codes';
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

export interface Order {
  readonly number: string;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  /** As the fields of the form had it. */
  readonly entries: OrderEntries;
  /** The address as lines to print, without empty ones. */
  readonly addressLines: readonly string[];
  readonly address: AddressValue | null;
  readonly point: LatLng | null;
  /** Null when the address has no point. */
  readonly codes: OrderCodes | null;
}

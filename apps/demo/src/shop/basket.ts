import type { Messages } from '../i18n/fr.ts';

/** Prices are whole millimes, a thousandth of a dinar, so that sums are exact. */
export interface BasketLine {
  readonly product: 'oil' | 'harissa' | 'fouta';
  readonly quantity: number;
  readonly unitMillimes: number;
}

export const BASKET: readonly BasketLine[] = [
  { product: 'oil', quantity: 1, unitMillimes: 32_000 },
  { product: 'harissa', quantity: 2, unitMillimes: 8_900 },
  { product: 'fouta', quantity: 1, unitMillimes: 45_000 },
];

export const DELIVERY_MILLIMES = 7_000;

export const SUBTOTAL_MILLIMES = BASKET.reduce((sum, line) => sum + line.quantity * line.unitMillimes, 0);

export const TOTAL_MILLIMES = SUBTOTAL_MILLIMES + DELIVERY_MILLIMES;

/**
 * Such as "101,800 DT" for 101800, below a thousand dinars. Not by `Intl.NumberFormat`: making a page's first one takes Chromium 20 ms, in
 * the task that draws the page. An old phone takes several times that.
 */
export function formatPrice(millimes: number, { price }: Pick<Messages, 'price'>): string {
  return price(Math.floor(millimes / 1000), String(millimes % 1000).padStart(3, '0'));
}

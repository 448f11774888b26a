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

/** Such as "101,800 DT" for 101800 and `fr-TN`. */
export function formatPrice(millimes: number, intlLocale: string): string {
  return new Intl.NumberFormat(intlLocale, { style: 'currency', currency: 'TND' }).format(millimes / 1000);
}

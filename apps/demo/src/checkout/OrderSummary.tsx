import type { JSX } from 'react';
import { Fact } from '../frame/Fact.tsx';
import { Icon } from '../frame/Icon.tsx';
import { useLocale } from '../i18n/LocaleContext.tsx';
import {
  BASKET,
  type BasketLine,
  DELIVERY_MILLIMES,
  formatPrice,
  SUBTOTAL_MILLIMES,
  TOTAL_MILLIMES,
} from '../shop/basket.ts';

interface OrderSummaryProps {
  /** Beside the form, and open; else above it, and folded. */
  readonly isBeside: boolean;
}

export function OrderSummary({ isBeside }: OrderSummaryProps) {
  const { t } = useLocale();
  if (isBeside)
    return (
      <section className="card summary" aria-labelledby="summary-title">
        <h2 id="summary-title">{t.summary.title}</h2>
        <Basket />
      </section>
    );
  return (
    <details className="card summary">
      <summary>
        <h2>{t.summary.title}</h2>
        <span className="summary-chevron">
          {formatPrice(TOTAL_MILLIMES, t)}
          <Icon name="chevron" />
        </span>
      </summary>
      <Basket />
    </details>
  );
}

/** What is in it, and what it costs. */
export function Basket() {
  const { t } = useLocale();
  const price = (millimes: number) => formatPrice(millimes, t);
  return (
    <>
      <ul className="summary-lines">
        {BASKET.map((line) => (
          <li key={line.product}>
            <ProductPicture product={line.product} />
            <span className="summary-product">
              {t.summary.products[line.product]}
              <span className="summary-quantity">{t.summary.quantity(line.quantity)}</span>
            </span>
            <span className="summary-price">{price(line.quantity * line.unitMillimes)}</span>
          </li>
        ))}
      </ul>
      <dl className="summary-sums">
        <Fact name={t.summary.subtotal}>{price(SUBTOTAL_MILLIMES)}</Fact>
        <Fact name={t.summary.delivery}>{price(DELIVERY_MILLIMES)}</Fact>
        <div className="summary-total">
          <dt>{t.summary.total}</dt>
          <dd>{price(TOTAL_MILLIMES)}</dd>
        </div>
      </dl>
    </>
  );
}

const DRAWINGS: Readonly<Record<BasketLine['product'], JSX.Element>> = {
  oil: (
    <>
      <path
        className="ink-olive"
        d="M26 12h12v9c0 3 7 6 7 13v21a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V34c0-7 7-10 7-13z"
      />
      <path className="ink-cork" d="M27 5h10v8H27z" />
      <path className="ink-paper" d="M19 37h26v15H19z" />
      <path className="ink-leaf" d="M32 49c-5-1-7-4-7-8 5 0 7 3 7 8zm1-1c0-5 2-8 6-8 0 4-2 7-6 8z" />
    </>
  ),
  harissa: (
    <>
      <path className="ink-red" d="M17 20h30v34a6 6 0 0 1-6 6H23a6 6 0 0 1-6-6z" />
      <path className="ink-gold" d="M15 11h34v9H15z" />
      <path className="ink-paper" d="M17 30h30v17H17z" />
      <path className="ink-red" d="M25 36c6-1 10 1 14 6-6 2-12 0-14-6z" />
      <path className="ink-leaf" d="M25 36c-2-1-2-2-3-3l2-1c1 1 2 2 3 4z" />
    </>
  ),
  fouta: (
    <>
      <path className="ink-sea" d="M10 16h38a6 6 0 0 1 6 6v6H16a6 6 0 0 1-6-6z" />
      <path className="ink-paper" d="M10 28h44v12H10z" />
      <path className="ink-sea" d="M10 31h44v2H10zm0 5h44v2H10z" />
      <path className="ink-sea" d="M10 40h44v10H10z" />
      <path className="ink-fringe" d="M12 50v7m5-7v7m5-7v7m5-7v7m5-7v7m5-7v7m5-7v7m5-7v7m5-7v7" />
    </>
  ),
};

/** A drawing that stands beside the product's name, so it is hidden from assistive technology. */
function ProductPicture({ product }: { readonly product: BasketLine['product'] }) {
  return (
    <svg className="product-picture" viewBox="0 0 64 64" aria-hidden="true">
      {DRAWINGS[product]}
    </svg>
  );
}

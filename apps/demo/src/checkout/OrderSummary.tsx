import { Icon } from '../frame/Icon.tsx';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { BASKET, DELIVERY_MILLIMES, SUBTOTAL_MILLIMES, TOTAL_MILLIMES, formatPrice } from '../shop/basket.ts';
import { ProductPicture } from '../shop/ProductPicture.tsx';

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
        <div>
          <dt>{t.summary.subtotal}</dt>
          <dd>{price(SUBTOTAL_MILLIMES)}</dd>
        </div>
        <div>
          <dt>{t.summary.delivery}</dt>
          <dd>{price(DELIVERY_MILLIMES)}</dd>
        </div>
        <div className="summary-total">
          <dt>{t.summary.total}</dt>
          <dd>{price(TOTAL_MILLIMES)}</dd>
        </div>
      </dl>
    </>
  );
}

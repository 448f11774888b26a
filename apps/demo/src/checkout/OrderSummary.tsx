import { Icon } from '../frame/Icon.tsx';
import { useMediaQuery } from '../frame/useMediaQuery.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { BASKET, DELIVERY_MILLIMES, SUBTOTAL_MILLIMES, TOTAL_MILLIMES, formatPrice } from '../shop/basket.ts';
import { ProductPicture } from '../shop/ProductPicture.tsx';

/** Beside the form where there is room; on a phone folded, above it. */
export function OrderSummary() {
  const { t } = useLocale();
  const isWide = useMediaQuery('(width >= 60rem)');
  if (isWide)
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

function Basket() {
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

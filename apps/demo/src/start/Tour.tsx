import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../frame/Button.tsx';
import { Icon } from '../frame/Icon.tsx';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { START } from '../i18n/start.ts';
import { pathOf, ROUTES } from '../routes.tsx';

/** One tool after the other, each in two sentences with something to try; it can be left at any point. */
export function Tour() {
  const { t: common } = useLocale();
  const t = useTranslation(START);
  const [step, setStep] = useState<number | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step !== null) head.current?.focus();
  }, [step]);

  const route = step === null ? undefined : ROUTES[step];
  if (step === null || !route)
    return (
      <Button className="tour-start" onClick={() => setStep(0)}>
        {t.tour.start}
      </Button>
    );
  const isLast = step === ROUTES.length - 1;
  return (
    <section className="card tour" aria-labelledby="tour-title">
      <p className="start-audience">{t.tour.step(step + 1, ROUTES.length)}</p>
      <h2 id="tour-title" ref={head} tabIndex={-1}>
        <Icon name={route.icon} /> {common.pages[route.name].title}
      </h2>
      <p>{t.tools[route.name].text}</p>
      <p>{t.tour.tries[route.name]}</p>
      <div className="tour-actions">
        <Button isPrimary onClick={() => setStep(isLast ? null : step + 1)}>
          {isLast ? t.tour.end : t.tour.next}
        </Button>
        <Link className="button" href={pathOf(route)}>
          {t.tour.open}
        </Link>
        {!isLast && <Button onClick={() => setStep(null)}>{t.tour.leave}</Button>}
      </div>
    </section>
  );
}

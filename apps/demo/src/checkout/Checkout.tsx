import type { AddressValue } from '@smart-address/core';
import { writeField } from '@smart-address/core/dom';
import type { MapPickerHandle } from '@smart-address/react/map';
import { lazy, Suspense, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { AddressService } from '../backend/addressService.ts';
import { Button } from '../frame/Button.tsx';
import { useMediaQuery } from '../frame/useMediaQuery.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { formatPrice, TOTAL_MILLIMES } from '../shop/basket.ts';
import { AddressSection } from './AddressSection.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { SendProblem } from './SendProblem.tsx';
import { Step } from './Step.tsx';
import { TextField } from '../frame/TextField.tsx';
import { codesOnDevice, useRegistration } from './useRegistration.ts';
import {
  addressLines,
  checkEntries,
  type Draft,
  emptyFilledFields,
  type FieldErrors,
  type FieldName,
  type Order,
  type OrderCodes,
  type OrderEntries,
  parsePhone,
  readEntries,
  withPickup,
} from './orderForm.ts';
import { type FormStart, keepDraft } from './useOrder.ts';

const PickupSection = lazy(() => import('./PickupSection.tsx'));

interface CheckoutProps {
  readonly service: AddressService;
  readonly isOffline: boolean;
  readonly withTiles: boolean;
  /** What the form begins with. */
  readonly draft: Draft | null;
  readonly start: FormStart | null;
  readonly onOrder: (order: Order) => void;
}

/** The whole form. Its fields belong to the document: nothing that was typed hangs on what the backend answers. */
export function Checkout({ service, isOffline, withTiles, draft, start, onOrder }: CheckoutProps) {
  const { t } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [address, setAddress] = useState<AddressValue | null>(draft?.address ?? null);
  const [pickup, setPickup] = useState<AddressValue | null>(draft?.pickup ?? null);
  const [isPickup, setIsPickup] = useState(pickup !== null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const map = useRef<MapPickerHandle>(null);
  const registration = useRegistration(service);
  const { problem } = registration;
  /** Where the order goes to. A pick-up point is one of the list, and not what is still typed. */
  const chosen = isPickup ? (pickup?.address ? pickup : null) : address;
  const point = chosen?.location ?? null;
  const isWide = useMediaQuery('(min-width: 60rem)');

  useEffect(() => {
    for (const [name, text] of Object.entries(draft?.entries ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) writeField(field, text);
    }
  }, [draft]);

  useEffect(() => {
    if (start !== 'top') return;
    head.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [start]);

  // A phone ends a page in the background without another word.
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState === 'hidden')
        keepDraft({
          number: draft?.number ?? null,
          entries: entries(),
          address,
          pickup: isPickup ? pickup : null,
        });
    };
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  });

  const forgetPinError = useCallback(() => setErrors((all) => ({ ...all, pin: undefined })), []);

  function entries() {
    return readEntries(new FormData(form.current ?? undefined));
  }

  /** The order of what was written when it was sent: the answer may take seconds, in which more is typed. */
  function finish(codes: OrderCodes | null, written: OrderEntries) {
    onOrder({
      number: draft?.number ?? `CMD-${Date.now().toString(36).toUpperCase()}`,
      phone: parsePhone(written.phone) ?? written.phone,
      entries: written,
      addressLines: addressLines(
        isPickup && chosen ? withPickup(written, chosen) : written,
        chosen?.text ?? '',
      ),
      address,
      pickup: isPickup ? chosen : null,
      codes,
    });
  }

  /** What is written, if nothing is missing or wrong; else shows what is. */
  function checked(): OrderEntries | null {
    const written = entries();
    const found = isPickup
      ? checkEntries(withPickup(written, { address: null }), chosen?.text ?? '')
      : checkEntries(written, address?.text ?? '', map.current?.hasUnsavedPin ?? false);
    if (isPickup && found.address) found.address = 'pickupMissing';
    setErrors(found);
    if (Object.keys(found).length === 0) return written;
    setAttempt(attempt + 1);
    return null;
  }

  async function send() {
    if (registration.isSending) return;
    const written = checked();
    if (!written) return;
    if (!point) return finish(null, written);
    if (isOffline) return finish(codesOnDevice(point), written);
    const codes = await registration.register(point);
    if (codes) finish(codes, written);
  }

  /** Without waiting for the service. */
  function goOn() {
    const written = checked();
    if (written) finish(point && codesOnDevice(point), written);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void send();
  }

  function forget(field: FieldName) {
    setErrors((all) => ({ ...all, [field]: undefined }));
  }

  function goTo(field: FieldName) {
    const control =
      field === 'pin'
        ? form.current?.querySelector('.sa-map [role=application]')
        : form.current?.elements.namedItem(field === 'address' && isPickup ? 'pickup' : field);
    if (control instanceof HTMLElement) control.focus();
  }

  /** What was wrong with the place that the order goes to is not said of another. */
  function forgetPlace() {
    forget('address');
    registration.dismiss();
  }

  function changeAddress(value: AddressValue | null) {
    setAddress(value);
    forgetPlace();
  }

  function changePickup(value: AddressValue) {
    setPickup(value);
    forgetPlace();
  }

  function switchPickup() {
    setIsPickup(!isPickup);
    forgetPlace();
  }

  return (
    <div className="checkout">
      {/* Where it is seen, so that Tab and a screen reader meet it there. */}
      {isWide ? null : <OrderSummary isBeside={false} />}
      <form id="checkout" className="checkout-form" ref={form} noValidate onSubmit={submit}>
        <div className="intro">
          <h1 ref={head} tabIndex={-1}>
            {t.heading}
          </h1>
          <p>{t.intro}</p>
        </div>
        <ErrorSummary errors={errors} attempt={attempt} onGoTo={goTo} />
        <Step number={1} title={t.address.title}>
          {/* Kept while a pick-up point is chosen: whoever comes back finds what was written. */}
          <div hidden={isPickup}>
            <AddressSection
              service={service}
              value={address}
              error={errors.address && !isPickup ? t.errors[errors.address] : undefined}
              pinError={errors.pin && t.errors[errors.pin]}
              mapRef={map}
              onPinSettled={forgetPinError}
              onPinForgotten={() => setErrors((all) => ({ ...all, pin: 'pinUnsaved' }))}
              withTiles={withTiles}
              startsAtMap={start === 'map'}
              onValueChange={changeAddress}
              onAddressRefused={(found) => form.current && emptyFilledFields(form.current, found)}
            />
          </div>
          {isPickup && (
            <Suspense fallback={<p className="field-hint">{t.loading}</p>}>
              <PickupSection
                value={pickup}
                near={address?.location ?? null}
                error={errors.address && t.errors[errors.address]}
                onValueChange={changePickup}
              />
            </Suspense>
          )}
          <Button className="pickup-switch" onClick={switchPickup} icon={isPickup ? 'back' : 'basket'}>
            {' '}
            {isPickup ? t.pickup.toDoor : t.pickup.choose}
          </Button>
        </Step>
        <Step number={2} title={t.contact.title}>
          <div className="fields">
            <TextField
              className="half"
              name="name"
              label={t.contact.name}
              autoComplete="shipping name"
              maxLength={100}
              error={errors.name && t.errors[errors.name]}
              onChange={() => forget('name')}
            />
            <TextField
              className="half"
              name="phone"
              type="tel"
              prefix="+216"
              label={t.contact.phone}
              hint={t.contact.phoneHint}
              autoComplete="shipping tel"
              inputMode="tel"
              dir="ltr"
              error={errors.phone && t.errors[errors.phone]}
              onChange={() => forget('phone')}
            />
          </div>
        </Step>
        <Step number={3} title={t.note.title}>
          <DeliveryNote written={draft?.entries.note ?? ''} />
        </Step>
        <Step number={4} title={t.payment.title}>
          <div className="send">
            <p className="cash">{t.payment.cash}</p>
            {problem && (
              <SendProblem
                key={`${problem.reason} ${problem.retryAfterSeconds}`}
                problem={problem}
                onRetry={() => void send()}
                onGoOn={goOn}
              />
            )}
            <Button type="submit" isPrimary aria-disabled={registration.isSending || undefined}>
              {registration.isSending ? t.submitting : t.submit(formatPrice(TOTAL_MILLIMES, t))}
            </Button>
          </div>
        </Step>
      </form>
      {isWide ? <OrderSummary isBeside /> : null}
    </div>
  );
}

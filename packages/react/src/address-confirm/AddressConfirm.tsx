'use client';

import type { LatLng } from '@smart-address/codes';
import type { AddressValue } from '@smart-address/core';
import { comparePinWithAddress, CONFIRM_MESSAGES } from '@smart-address/core/map-picker';
import type { Lang } from '@smart-address/gazetteer';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';

/**
 * Which one to keep; `dismissed` if the person went back, the signal aborted, another question followed or the component was
 * unmounted.
 */
export type AddressConfirmAnswer = 'pin' | 'address' | 'dismissed';

export interface AddressConfirmQuestion {
  readonly address: Pick<AddressValue, 'text' | 'location' | 'accuracy'>;
  readonly pin: LatLng;
  /** Cancels the question. */
  readonly signal?: AbortSignal | undefined;
}

export interface AddressConfirmHandle {
  /** Opens the question, even if the two agree (see `comparePinWithAddress`). The promise always resolves. */
  ask(question: AddressConfirmQuestion): Promise<AddressConfirmAnswer>;
}

export interface AddressConfirmProps {
  /** @default 'fr' */
  readonly locale?: Lang | undefined;
  /** Class name added to the dialog. */
  readonly className?: string | undefined;
}

/** Asks which one to keep when the pin and the typed address disagree: a modal dialog, in the document only while it asks. */
export const AddressConfirm = forwardRef<AddressConfirmHandle, AddressConfirmProps>(function AddressConfirm(
  { locale = 'fr', className },
  ref,
) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const settle = useRef<((answer: AddressConfirmAnswer) => void) | null>(null);
  const asked = useRef(0);
  const [current, setCurrent] = useState<{ number: number; question: AddressConfirmQuestion } | null>(null);

  const answer = (given: AddressConfirmAnswer): void => settle.current?.(given);

  useImperativeHandle(
    ref,
    () => ({
      ask(next) {
        settle.current?.('dismissed');
        // Untyped code may pass no address or no pin: then there is nothing to choose between.
        if (!next?.address || !next.pin || next.signal?.aborted) return Promise.resolve('dismissed');
        return new Promise((resolve) => {
          const dismiss = (): void => settle.current?.('dismissed');
          settle.current = (given) => {
            settle.current = null;
            // Closed before it is removed, so that the browser returns the focus.
            dialog.current?.close();
            next.signal?.removeEventListener('abort', dismiss);
            setCurrent(null);
            resolve(given);
          };
          next.signal?.addEventListener('abort', dismiss);
          asked.current += 1;
          setCurrent({ number: asked.current, question: next });
        });
      },
    }),
    [],
  );

  useEffect(() => () => settle.current?.('dismissed'), []);

  useEffect(() => {
    const element = dialog.current;
    if (!current || !element) return;
    element.showModal();
    return () => element.close();
  }, [current]);

  if (!current) return null;
  const { number, question } = current;
  const messages = CONFIRM_MESSAGES[locale];
  const { distanceMeters } = comparePinWithAddress(question.pin, question.address);
  return (
    <dialog
      key={number}
      ref={dialog}
      className={className ? `sa-confirm ${className}` : 'sa-confirm'}
      lang={locale}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
      onCancel={(event) => {
        event.preventDefault();
        answer('dismissed');
      }}
      // A dialog closed from outside is an answer too; otherwise the promise would never resolve. The event is late: that of a
      // finished question must not answer the next.
      onClose={() => (number === asked.current ? answer('dismissed') : undefined)}
    >
      <h2 id={`${id}title`} className="sa-confirm-title">
        {messages.title}
      </h2>
      <p id={`${id}body`}>{messages.body(distanceMeters, question.address.text)}</p>
      <div className="sa-confirm-actions">
        <button type="button" className="sa-confirm-button" data-answer="pin" onClick={() => answer('pin')}>
          {messages.usePin}
        </button>
        <button
          type="button"
          className="sa-confirm-button"
          data-answer="address"
          onClick={() => answer('address')}
        >
          {messages.useAddress}
        </button>
        <button
          type="button"
          className="sa-confirm-button"
          data-answer="dismissed"
          onClick={() => answer('dismissed')}
        >
          {messages.back}
        </button>
      </div>
    </dialog>
  );
});

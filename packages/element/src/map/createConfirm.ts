import type { LatLng } from '@smart-address/codes';
import { createElement } from '@smart-address/core/dom';
import { comparePinWithAddress, CONFIRM_MESSAGES } from '@smart-address/core/map-picker';
import type { AddressValue } from '@smart-address/core';
import type { Lang } from '@smart-address/gazetteer';

type Answer = 'pin' | 'address' | 'dismissed';

export interface Confirm {
  /** Asks which one to keep: a modal dialog, in the tree only while it asks. The promise always resolves. */
  ask(
    question: { readonly address: AddressValue; readonly pin: LatLng },
    locale: Lang,
    theme: string | undefined,
  ): Promise<Answer>;
  /** Takes an open question away; it is answered by `dismissed`. */
  dismiss(): void;
}

/** The question which of the two is right, in `root`. */
export function createConfirm(page: Document, root: Element): Confirm {
  let close: (() => void) | null = null;
  return {
    ask: ({ address, pin }, locale, theme) =>
      new Promise((resolve) => {
        close?.();
        const messages = CONFIRM_MESSAGES[locale];
        const title = createElement(
          page,
          'h2',
          { id: 'sa-confirm-title', class: 'sa-confirm-title' },
          messages.title,
        );
        const { distanceMeters } = comparePinWithAddress(pin, address);
        const body = createElement(
          page,
          'p',
          { id: 'sa-confirm-body' },
          messages.body(distanceMeters, address.text),
        );
        const actions = createElement(page, 'div', 'sa-confirm-actions');
        const dialog = createElement(
          page,
          'dialog',
          {
            class: 'sa-confirm',
            lang: locale,
            dir: locale === 'ar' ? 'rtl' : 'ltr',
            'aria-labelledby': title.id,
            'aria-describedby': body.id,
            ...(theme === undefined ? undefined : { 'data-theme': theme }),
          },
          title,
          body,
          actions,
        );
        // The first answer counts: the dialog's own closing comes after it.
        const answer = (given: Answer): void => {
          if (close === dismiss) close = null;
          // Closed before it is removed, so that the browser returns the focus.
          dialog.close();
          dialog.remove();
          resolve(given);
        };
        for (const [given, text] of [
          ['pin', messages.usePin],
          ['address', messages.useAddress],
          ['dismissed', messages.back],
        ] as const) {
          const button = createElement(
            page,
            'button',
            { type: 'button', class: 'sa-confirm-button', 'data-answer': given },
            text,
          );
          button.addEventListener('click', () => answer(given));
          actions.append(button);
        }
        const dismiss = (): void => answer('dismissed');
        // By Escape too, and by a page that closes it.
        dialog.addEventListener('close', dismiss);
        close = dismiss;
        root.append(dialog);
        dialog.showModal();
      }),
    dismiss: () => close?.(),
  };
}

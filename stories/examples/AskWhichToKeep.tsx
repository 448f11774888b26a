import { comparePinWithAddress, type AddressValue } from '@smart-address/core';
import { AddressConfirm, type AddressConfirmHandle } from '@smart-address/react';
import { useRef, useState } from 'react';
import '@smart-address/react/styles.css';

const SAVE = { fr: 'Enregistrer l’adresse', ar: 'احفظ العنوان', en: 'Save the address' };

interface AskWhichToKeepProps {
  readonly address: AddressValue;
  readonly pin: { readonly lat: number; readonly lng: number };
  readonly locale?: 'fr' | 'ar' | 'en';
  readonly className?: string;
}

/** A button that asks which one to keep where the pin is far from the address, and the answer. */
export function AskWhichToKeep({ address, pin, locale = 'fr', className }: AskWhichToKeepProps) {
  const confirm = useRef<AddressConfirmHandle>(null);
  const [answer, setAnswer] = useState('');

  async function ask() {
    if (comparePinWithAddress(pin, address).agrees) setAnswer('pin');
    else setAnswer((await confirm.current?.ask({ address, pin })) ?? '');
  }

  return (
    <>
      <button type="button" onClick={() => void ask()}>
        {SAVE[locale]}
      </button>
      <output>{answer}</output>
      <AddressConfirm ref={confirm} locale={locale} className={className} />
    </>
  );
}

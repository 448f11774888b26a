import { createOfflineProvider } from '@smart-address/core';
import { AddressFinder, type AddressValue } from '@smart-address/react';
import { MapPicker } from '@smart-address/react/map';
import '@smart-address/react/styles.css';
import '@smart-address/react/map.css';
import { useState } from 'react';

const provider = createOfflineProvider();

export default function Checkout() {
  const [value, setValue] = useState<AddressValue | null>(null);
  return (
    <form>
      <AddressFinder provider={provider} name="address" locale="fr" value={value} onValueChange={setValue} />
      <MapPicker value={value} onValueChange={setValue} locale="fr" />
    </form>
  );
}

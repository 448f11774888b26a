'use client';

import { createOfflineProvider } from '@smart-address/core';
import { AddressFinder, type AddressValue } from '@smart-address/react';
import { MapPicker } from '@smart-address/react/map';
import { useState } from 'react';

const provider = createOfflineProvider();

export function Checkout() {
  const [value, setValue] = useState<AddressValue | null>(null);
  return (
    <form>
      <AddressFinder provider={provider} name="address" locale="fr" value={value} onValueChange={setValue} />
      <MapPicker value={value} onValueChange={setValue} locale="fr" />
    </form>
  );
}

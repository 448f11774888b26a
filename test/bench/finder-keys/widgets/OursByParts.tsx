import { AddressFinder } from '@smart-address/react';
import { provider } from '../source.ts';

export default function OursByParts() {
  return (
    <AddressFinder.Root provider={provider}>
      <AddressFinder.Input />
      <AddressFinder.Popup>
        <AddressFinder.List getOptionLabel={(option) => option.result.label} />
      </AddressFinder.Popup>
      <AddressFinder.Status />
    </AddressFinder.Root>
  );
}

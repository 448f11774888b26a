import { AddressFinder } from '@smart-address/react';
import { provider } from '../source.ts';

/** The rows of `OursByParts`, rendered by React in place of `getOptionLabel`. */
export default function OursTextByReact() {
  return (
    <AddressFinder.Root provider={provider}>
      <AddressFinder.Input />
      <AddressFinder.Popup>
        <AddressFinder.List>
          {(option) => <AddressFinder.Option value={option}>{option.result.label}</AddressFinder.Option>}
        </AddressFinder.List>
      </AddressFinder.Popup>
      <AddressFinder.Status />
    </AddressFinder.Root>
  );
}

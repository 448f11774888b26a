import type { AddressResult } from '@smart-address/gazetteer';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { PLACEHOLDER } from '../source.ts';
import { useRows } from '../useRows.ts';

export default function ReactAria() {
  const { rows, ask } = useRows();
  return (
    <ComboBox items={rows} onInputChange={ask} aria-label="address" allowsEmptyCollection>
      <Input placeholder={PLACEHOLDER} />
      <Popover>
        <ListBox<AddressResult>>
          {(row) => <ListBoxItem textValue={row.label}>{row.label}</ListBoxItem>}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

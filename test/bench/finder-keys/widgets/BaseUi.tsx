import { Combobox } from '@base-ui/react/combobox';
import type { AddressResult } from '@smart-address/gazetteer';
import { PLACEHOLDER } from '../source.ts';
import { useRows } from '../useRows.ts';

export default function BaseUi() {
  const { rows, ask } = useRows();
  return (
    <Combobox.Root
      items={rows}
      filter={null}
      itemToStringLabel={(row: AddressResult) => row.label}
      onInputValueChange={ask}
    >
      <Combobox.Input placeholder={PLACEHOLDER} />
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup>
            <Combobox.List>
              {(row: AddressResult) => (
                <Combobox.Item key={row.id} value={row}>
                  {row.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

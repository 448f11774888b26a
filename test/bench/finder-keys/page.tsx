// One finder on a page, by its name in the address: each with the same rows of plain text, so that what is measured is the widget.
import { Combobox } from '@base-ui/react/combobox';
import { AddressFinder } from '@smart-address/react';
import { useCombobox } from 'downshift';
import { useState, type JSX } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import type { AddressResult } from '@smart-address/gazetteer';
import { find, provider } from './source.ts';

/** Rows as they come from a source: a moment later. */
function useRows() {
  const [rows, setRows] = useState<readonly AddressResult[]>([]);
  const ask = (text: string) =>
    void provider
      .suggest(text, { signal: new AbortController().signal, session: '', locale: 'fr' })
      .then((answer) => setRows(answer.results));
  return { rows, ask };
}

function Bare() {
  const { rows, ask } = useRows();
  const [text, setText] = useState('');
  return (
    <>
      <input
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          ask(event.target.value);
        }}
      />
      <ul>
        {rows.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </>
  );
}

const OurParts = () => (
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

const OurDefault = () => <AddressFinder provider={provider} />;

function Downshift() {
  const { rows, ask } = useRows();
  const { getInputProps, getMenuProps, getItemProps, isOpen } = useCombobox({
    items: [...rows],
    itemToString: (row) => row?.label ?? '',
    onInputValueChange: ({ inputValue }) => ask(inputValue),
  });
  return (
    <>
      <input {...getInputProps()} />
      <ul {...getMenuProps()}>
        {isOpen
          ? rows.map((row, index) => (
              <li key={row.id} {...getItemProps({ item: row, index })}>
                {row.label}
              </li>
            ))
          : null}
      </ul>
    </>
  );
}

function BaseUi() {
  const { rows, ask } = useRows();
  return (
    <Combobox.Root
      items={rows}
      filter={null}
      itemToStringLabel={(row: AddressResult) => row.label}
      onInputValueChange={ask}
    >
      <Combobox.Input />
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

function ReactAria() {
  const { rows, ask } = useRows();
  return (
    <ComboBox items={rows} onInputChange={ask} aria-label="address" allowsEmptyCollection>
      <Input />
      <Popover>
        <ListBox<AddressResult>>{(row) => <ListBoxItem>{row.label}</ListBoxItem>}</ListBox>
      </Popover>
    </ComboBox>
  );
}

const widgets: Readonly<Record<string, () => JSX.Element>> = {
  bare: Bare,
  'ours, bare rows': OurParts,
  'ours, as it comes': OurDefault,
  downshift: Downshift,
  'Base UI': BaseUi,
  'React Aria': ReactAria,
};

const name = decodeURIComponent(location.hash.slice(1));
const Widget = widgets[name] ?? Bare;
const host = document.querySelector('#host');
if (host !== null) createRoot(host).render(<Widget />);
Object.assign(window, { find, widgets: Object.keys(widgets) });

import { useCombobox } from 'downshift';
import { PLACEHOLDER } from '../source.ts';
import { useRows } from '../useRows.ts';

export default function Downshift() {
  const { rows, ask } = useRows();
  const { getInputProps, getMenuProps, getItemProps, isOpen } = useCombobox({
    items: [...rows],
    itemToString: (row) => row?.label ?? '',
    onInputValueChange: ({ inputValue }) => ask(inputValue),
  });
  return (
    <>
      <input {...getInputProps({ placeholder: PLACEHOLDER })} />
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

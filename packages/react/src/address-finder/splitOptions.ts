import type { AddressFinderOptions } from './hooks/useFinderInstance.ts';

/** The options of the finder. One left out here would be an attribute of the element. */
const OPTIONS = {
  provider: true,
  locale: true,
  bias: true,
  value: true,
  defaultValue: true,
  inputValue: true,
  defaultInputValue: true,
  open: true,
  defaultOpen: true,
  clearOnEscape: true,
  commitOnBlur: true,
  mustPick: true,
  recents: true,
  messages: true,
  fields: true,
  environment: true,
  onPlaceOnMap: true,
  onValueChange: true,
  onInputValueChange: true,
  onOpenChange: true,
  onFieldsFilled: true,
} satisfies Record<keyof AddressFinderOptions, true>;

/** Splits a component's props into options of the finder and props of the element. */
export function splitOptions<Props extends AddressFinderOptions>(props: Props) {
  const those = (areOptions: boolean) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => name in OPTIONS === areOptions));
  return [
    those(true) as AddressFinderOptions,
    those(false) as Omit<Props, keyof AddressFinderOptions>,
  ] as const;
}

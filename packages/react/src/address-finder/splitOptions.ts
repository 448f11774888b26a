import type { AddressFinderOptions } from './hooks/useFinderInstance.ts';

/** Splits a component's props into options of the finder and props of the element. */
export function splitOptions<Props extends AddressFinderOptions>(props: Props) {
  const {
    provider,
    locale,
    bias,
    value,
    defaultValue,
    inputValue,
    defaultInputValue,
    open,
    defaultOpen,
    clearOnEscape,
    commitOnBlur,
    mustPick,
    recents,
    messages,
    fields,
    environment,
    onPlaceOnMap,
    onValueChange,
    onInputValueChange,
    onOpenChange,
    onFieldsFilled,
    ...rest
  } = props;
  const options: AddressFinderOptions = {
    provider,
    locale,
    bias,
    value,
    defaultValue,
    inputValue,
    defaultInputValue,
    open,
    defaultOpen,
    clearOnEscape,
    commitOnBlur,
    mustPick,
    recents,
    messages,
    fields,
    environment,
    onPlaceOnMap,
    onValueChange,
    onInputValueChange,
    onOpenChange,
    onFieldsFilled,
    // An option left out here would be an attribute of the element.
  } satisfies Record<keyof AddressFinderOptions, unknown>;
  return [options, rest] as const;
}

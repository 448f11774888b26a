import type { AddressFinderOptions } from './useFinderInstance.ts';

/** Parts a component's props: what is the finder's, and what goes on to the element. */
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
    recents,
    messages,
    fields,
    environment,
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
    recents,
    messages,
    fields,
    environment,
    onValueChange,
    onInputValueChange,
    onOpenChange,
    onFieldsFilled,
  };
  return [options, rest] as const;
}

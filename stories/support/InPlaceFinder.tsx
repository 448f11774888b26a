import { AddressFinder, type AddressFinderProps } from '@smart-address/react';

type InPlaceFinderProps = AddressFinderProps;

/** The finder with its list in the page and not over it. Many open lists can be seen at once, and none covers what is said below. */
export function InPlaceFinder({
  provider,
  locale,
  label,
  dir,
  locate = true,
  messages,
  recents,
  environment,
  defaultInputValue,
  defaultValue,
  defaultOpen = false,
  clearOnEscape,
  commitOnBlur,
  mustPick,
  ...input
}: InPlaceFinderProps) {
  const isUnusable = input.disabled || input.readOnly;
  return (
    <AddressFinder.Root
      {...{ provider, locale, dir, messages, recents, environment, defaultInputValue, defaultValue }}
      {...{ clearOnEscape, commitOnBlur, mustPick }}
      className="sa-finder story-in-place"
      // Held open: a control beside it is used without closing it.
      {...(defaultOpen ? { open: true } : {})}
    >
      {label === undefined || label ? <AddressFinder.Label>{label}</AddressFinder.Label> : null}
      <AddressFinder.Control>
        <AddressFinder.OpenButton disabled={isUnusable} />
        <AddressFinder.Input autoComplete="address-line1" {...input} />
        <AddressFinder.ClearButton disabled={isUnusable} />
        {locate ? <AddressFinder.LocateButton disabled={isUnusable} /> : null}
      </AddressFinder.Control>
      <div className="sa-popup">
        <AddressFinder.Recents />
        <AddressFinder.List />
        <AddressFinder.Loading />
        <AddressFinder.Empty />
        <AddressFinder.Error />
        <AddressFinder.Attribution />
      </div>
      <AddressFinder.Status />
    </AddressFinder.Root>
  );
}

import type { AddressValue } from '@smart-address/core';
import { freeValue, partOfValue } from '@smart-address/core/finder';

/** What the form sends: the text under the name, and the place beside it, as the React finder's hidden inputs say it. */
export function formDataOf(name: string, value: AddressValue): FormData {
  const data = new FormData();
  data.append(name, value.text);
  for (const part of ['lat', 'lng', 'plusCode', 'smartCode'] as const)
    data.append(`${name}.${part}`, partOfValue(value, part));
  data.append(`${name}.source`, value.source);
  return data;
}

const SOURCES: readonly unknown[] = ['picked', 'edited', 'free', 'pin'] satisfies AddressValue['source'][];

/** Whether something has the shape of an address value. */
export function isAddressValue(value: unknown): value is AddressValue {
  if (typeof value !== 'object' || value === null) return false;
  const { text, source, location, plusCode, smartCode }: Partial<Record<keyof AddressValue, unknown>> = value;
  return (
    typeof text === 'string' &&
    SOURCES.includes(source) &&
    typeof plusCode === 'string' &&
    typeof smartCode === 'string' &&
    (location === null || (typeof location === 'object' && location !== undefined && 'lat' in location))
  );
}

/** The value behind what the browser kept for the way back; a text that is none of ours is free text. */
export function restoredValue(state: string): AddressValue {
  try {
    const value: unknown = JSON.parse(state);
    if (isAddressValue(value)) return value;
  } catch {
    // Another script's, or the browser's own autofill.
  }
  return freeValue(state);
}

import type { FinderState } from '@smart-address/core';
import { nameOfPart, partOfValue } from '@smart-address/core/finder';

/** The parts of the value that a form submits beside its text. */
export const submittedParts = ({ value }: FinderState) => ({
  lat: partOfValue(value, 'lat'),
  lng: partOfValue(value, 'lng'),
  plusCode: value.plusCode,
  smartCode: value.smartCode,
  source: value.source,
});

/** The props of one hidden input for each part, named after the input that submits the text. */
export const hiddenInputProps = (name: string, parts: ReturnType<typeof submittedParts>) =>
  Object.entries(parts).map(([part, value]) => ({
    type: 'hidden' as const,
    name: nameOfPart(name, part),
    value,
    readOnly: true,
  }));

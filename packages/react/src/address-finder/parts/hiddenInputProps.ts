import { nameOfPart, type submittedParts } from '@smart-address/core/finder';

/** The props of one hidden input for each part, named after the input that submits the text. */
export const hiddenInputProps = (name: string, parts: ReturnType<typeof submittedParts>) =>
  Object.entries(parts).map(([part, value]) => ({
    type: 'hidden' as const,
    name: nameOfPart(name, part),
    value,
    readOnly: true,
  }));

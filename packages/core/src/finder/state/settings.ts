import { isText } from '../../readText.ts';
import { warnOnce } from '../../report.ts';
import type { FinderOptions } from './options.types.ts';
import type { StoredAddress } from './types.ts';

/** An address that was set, or undefined for what is none, which is told in the console by the name of its setting. */
export function usableAddress<Given extends StoredAddress | null | undefined>(
  setting: string,
  given: Given,
): Given | undefined {
  try {
    if (given == null || isText(given.text)) return given;
  } catch {
    // A getter of theirs threw.
  }
  warnOnce(
    `${setting}: left out, because it has no text. Set what onValueChange gave, not onChange (parsed, if you store JSON), or null. A text alone is the ${setting === 'addressValue' ? 'value' : 'inputValue'}.`,
  );
  return undefined;
}

/** A text that was set, also as a number; undefined for what is none. */
export function usableText(setting: string, given: unknown): string | undefined {
  if (given == null) return undefined;
  if (isText(given)) return String(given);
  warnOnce(`${setting}: left out, because it is no text.`);
  return undefined;
}

/** Options as untyped code may set them. What cannot be read is left out, as if it had not been set, and told in the console. */
export const usableOptions = <
  Options extends Pick<FinderOptions, 'value' | 'defaultValue' | 'inputValue' | 'defaultInputValue'>,
>(
  options: Options,
): Options => ({
  ...options,
  value: usableAddress('value', options.value),
  defaultValue: usableAddress('defaultValue', options.defaultValue),
  inputValue: usableText('inputValue', options.inputValue),
  defaultInputValue: usableText('defaultInputValue', options.defaultInputValue),
});

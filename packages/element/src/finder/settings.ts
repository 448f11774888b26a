import type { FinderMessages, FinderEnvironment } from '@smart-address/core';
import { ADDRESS_PARTS, isSentence, warnOnce as tell } from '@smart-address/core/finder';
import type { FieldMap } from '@smart-address/core/dom';

const PARTS: readonly string[] = ADDRESS_PARTS;

/**
 * Reports an invalid setting in the console, once per page, with what is expected. Nothing throws: the checkout works without
 * that setting.
 */
export function warnOnce(mistake: string): void {
  tell(`<address-finder> ${mistake}`);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has a method of each of these names. */
export function hasMethods(setting: string, value: unknown, names: readonly string[], cure: string): boolean {
  const missing = names.filter((name) => !isRecord(value) || typeof value[name] !== 'function');
  if (missing.length > 0) warnOnce(`${setting}: ignored, because it has no ${missing.join(', ')}. ${cure}`);
  return missing.length === 0;
}

/** The entries whose parts exist. */
export function usableFields(fields: unknown): FieldMap | false | undefined {
  if (fields === false) return false;
  const cure = `Write "postalCode:zip lat:y" or { postalCode: 'zip', lat: 'y' }.`;
  if (!isRecord(fields)) {
    warnOnce(`fields: ignored, because it names no fields. ${cure}`);
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([part, name]) => {
      if (PARTS.includes(part)) return [[part, String(name)]];
      warnOnce(`fields: "${part}" is not a part of an address. ${cure} Parts: ${PARTS.join(', ')}.`);
      return [];
    }),
  );
}

/** The messages that can replace built-in ones. */
export function usableMessages(own: unknown, builtIn: FinderMessages): Partial<FinderMessages> {
  if (!isRecord(own)) {
    warnOnce(
      "messages: ignored, because it is not an object of sentences. Set { placeholder: '…' }, for example.",
    );
    return {};
  }
  const forms: Readonly<Record<string, unknown>> = { ...builtIn };
  const isUsable = ([name, sentence]: [string, unknown]): boolean => {
    const form = forms[name];
    if (sentence === undefined) return false;
    if (form === undefined)
      warnOnce(`messages: there is no sentence "${name}". Names: ${Object.keys(forms).join(', ')}.`);
    else if (isSentence(sentence, form)) return true;
    else
      warnOnce(
        `messages: "${name}" is ignored. It takes ${typeof form === 'string' ? 'a text' : "plural forms: { other: '{count} …' }"}.`,
      );
    return false;
  };
  return Object.fromEntries(Object.entries(own).filter(isUsable));
}

/** The attribute `fields`: "false" fills none; pairs of a part and a field's name fill those too ("postalCode:zip lat:y"). */
export function readFields(attribute: string): Readonly<Record<string, string>> | false {
  if (attribute.trim() === 'false') return false;
  return Object.fromEntries(
    attribute
      .split(/\s+/)
      .filter((pair) => pair !== '')
      .map((pair) => {
        const colon = pair.indexOf(':');
        return colon > 0 ? [pair.slice(0, colon), pair.slice(colon + 1)] : [pair, ''];
      }),
  );
}

/** An environment that asks another one each time: a page may set its own after the finder was made. */
export const forwardEnvironment = (outside: () => FinderEnvironment): FinderEnvironment => ({
  setTimer: (callback, milliseconds) => outside().setTimer(callback, milliseconds),
  now: () => outside().now(),
  createSession: () => outside().createSession(),
  locate: (signal) => outside().locate(signal),
  get speaksActiveOption() {
    return outside().speaksActiveOption;
  },
});

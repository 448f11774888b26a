import type { AddressValue } from '@smart-address/core';
import { nameOfPart } from '@smart-address/core/finder';
import { finderInput } from './pickAddress.ts';
import { loadTestingLibrary } from './testingLibrary.ts';

/** What a form is to submit of an address; what is absent may be anything. */
export interface ExpectedAddress {
  readonly text?: string;
  readonly source?: AddressValue['source'];
  /** Decimal degrees; null for no point. Compared to the seventh decimal, as submitted. */
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly plusCode?: string;
  readonly smartCode?: string;
}

const submitted = (part: string | number | null): string =>
  typeof part === 'number' ? part.toFixed(7) : (part ?? '');

/**
 * Waits until a finder's form submits an address, by its text or by its parts.
 * @param field the input: `screen.getByRole('combobox')`. The parts need its `name`, after which theirs are called
 * @throws Error with each part that differs, once Testing Library's time is over
 */
export async function expectAddress(field: HTMLElement, expected: string | ExpectedAddress): Promise<void> {
  const { waitFor } = await loadTestingLibrary();
  const input = finderInput(field, 'expectAddress');
  const { text, ...parts } = typeof expected === 'string' ? { text: expected } : expected;
  const tree = input.getRootNode() as Document | ShadowRoot;

  const partOf = (part: string): string | undefined => {
    const name = nameOfPart(input.name, part);
    return [...tree.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].find(
      (hidden) => hidden.name === name && hidden.form === input.form,
    )?.value;
  };
  const check = (): void => {
    const wanted = Object.entries(parts).map(
      ([part, value]) => [part, submitted(value), partOf(part)] as const,
    );
    if (wanted.some(([, , is]) => is === undefined))
      throw new Error(
        'The form submits no place beside the text: give <AddressFinder> a `name`, or check the text alone. Of <address-finder>, check `value` of the tag.',
      );
    const differing = [['text', text ?? input.value, input.value] as const, ...wanted]
      .filter(([, should, is]) => should !== is)
      .map(([part, should, is]) => `${part} is “${is}” and should be “${should}”`);
    if (differing.length > 0) throw new Error(`Another address is in the field: ${differing.join('; ')}.`);
  };
  await waitFor(check, { onTimeout: (error) => error });
}

import { refineProvider, type RefineOptions } from '@smart-address/core';
import type { Lang } from '@smart-address/gazetteer';
import { AddressFinder, type AddressFinderProps } from '@smart-address/react';
import { useEffect, useMemo, useRef } from 'react';
import { InPlaceFinder } from './InPlaceFinder.tsx';
import { storyProvider, type BackendState } from './sandbox.ts';

const WORDS = {
  fr: { city: 'Délégation', governorate: 'Gouvernorat', postal: 'Code postal' },
  ar: { city: 'المعتمدية', governorate: 'الولاية', postal: 'الرمز البريدي' },
  en: { city: 'Delegation', governorate: 'Governorate', postal: 'Postal code' },
} as const satisfies Record<Lang, unknown>;

/** Fields for the finder to fill: each with its autofill token, and the part of an address that it shows. */
const FIELDS = [
  ['city', 'address-level2', 'delegation'],
  ['governorate', 'address-level1', 'governorate'],
  ['postal', 'postal-code', 'postalCode'],
] as const;

/** What a buyer has done in a state that no prop can say. */
type FirstStep = 'arrow' | 'locate' | 'letter';

export interface FinderFormProps extends Omit<Partial<AddressFinderProps>, 'provider'> {
  /** How this story's backend behaves. */
  readonly backend?: BackendState;
  /** Whether the index on the device answers too. */
  readonly withDevice?: boolean;
  /** Whether there are three more fields for the finder to fill; those of `defaultValue` are filled. */
  readonly withFields?: boolean;
  /** A key that makes a row active, a press on "Use my location", or one more letter after the rows. */
  readonly firstStep?: FirstStep | undefined;
  /** Whether the list stands in the page, as on a page of many stories. */
  readonly isInPlace?: boolean;
  /** At most so many rows for what is typed at first. */
  readonly maxRows?: number;
  /** What of the answers is wanted, and what is said of the rest. */
  readonly refine?: RefineOptions;
}

/** Waits for the first row: called again each frame until it is there. Returns what stops that. */
function onFirstRow(form: Element, then: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (form.querySelector('[role=option]')) return then();
    frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** Does a step as a buyer's browser reports it. */
function take(step: FirstStep, form: HTMLFormElement): (() => void) | undefined {
  const input = form.querySelector<HTMLInputElement>('[role=combobox]');
  if (step === 'locate') form.querySelector<HTMLButtonElement>('.sa-locate')?.click();
  if (step === 'arrow')
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  if (step !== 'letter') return undefined;
  return onFirstRow(form, () => {
    if (input === null) return;
    // As React hears it: it compares the text with what it last wrote.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `${input.value}s`);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 's' }));
  });
}

/** A form with a finder, as in a shop. What a finder begins with is read once: other words, another service or language begin anew. */
export function FinderForm(props: FinderFormProps) {
  const { defaultInputValue, defaultOpen, recents, backend, withDevice, locale } = props;
  const beginning = [defaultInputValue, defaultOpen, recents, backend, withDevice, locale].join();
  return <Form key={beginning} {...props} />;
}

function Form({
  backend = 'normal',
  withDevice = false,
  withFields = false,
  firstStep,
  isInPlace = false,
  maxRows,
  refine,
  locale = 'fr',
  ...finder
}: FinderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const provider = useMemo(() => {
    const all = storyProvider(backend, withDevice, maxRows);
    const atMost: RefineOptions = { transformResults: (rows) => rows.slice(0, maxRows) };
    return refine === undefined ? all : refineProvider(all, { ...atMost, ...refine });
  }, [backend, withDevice, maxRows, refine]);
  useEffect(() => {
    if (firstStep !== undefined && form.current) return take(firstStep, form.current);
    return undefined;
  }, [firstStep]);
  const Finder = isInPlace ? InPlaceFinder : AddressFinder;
  return (
    <form ref={form} className="story-form" onSubmit={(event) => event.preventDefault()}>
      <Finder provider={provider} locale={locale} name="address" {...finder} />
      {withFields &&
        FIELDS.map(([name, level, part]) => (
          <label key={name} className="story-field">
            {WORDS[locale][name]}
            <input
              autoComplete={level}
              name={name}
              defaultValue={finder.defaultValue?.address?.[part] ?? undefined}
            />
          </label>
        ))}
    </form>
  );
}

import { AddressForm, type AddressFormProps } from '@smart-address/react/form';
import '@smart-address/react/form.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { localeOf } from '../support/locale.ts';
import { placeValue } from '../support/places.ts';
import { storyProvider } from '../support/sandbox.ts';

interface Props extends Omit<AddressFormProps, 'provider'> {
  /** Texts that the browser fills in, each by the field's name. */
  readonly autofilled?: Readonly<Record<string, string>>;
}

const SEND = { fr: 'Payer à la livraison', ar: 'الدفع عند التسليم', en: 'Pay on delivery' } as const;

/** Writes as a browser's autofill does: the text first, and then the event. */
function autofill(form: HTMLFormElement, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  }
}

function Checkout({ autofilled, locale = 'fr', ...form }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const provider = useMemo(() => storyProvider(), []);
  useEffect(() => {
    if (element.current && autofilled) autofill(element.current, autofilled);
  }, [autofilled]);
  return (
    <form ref={element} className="story-form" onSubmit={(event) => event.preventDefault()}>
      <AddressForm provider={provider} locale={locale} {...form} />
      <button type="submit">{SEND[locale]}</button>
    </form>
  );
}

export default {
  title: 'Patterns/Address form',
  component: Checkout,
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
  render: (args, { globals }) => <Checkout {...args} locale={localeOf(globals)} />,
} satisfies Meta<typeof Checkout>;

type Story = StoryObj<typeof Checkout>;

/** The other fields come with a pick, or by hand. */
export const Empty: Story = { args: { required: true } };

const FILLED: Props = {
  required: true,
  defaultValue: {
    recipient: 'Leila Ben Ali',
    telephone: '98 123 456',
    address: placeValue('street'),
    unit: 'App. 4',
  },
};

/** A pick, or a stored order: every field may be edited. */
export const Filled: Story = {
  args: FILLED,
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('address.governorate')).toBe('TN-11');
  },
};

export const FilledInArabic: Story = { name: 'Filled, Arabic', globals: { locale: 'ar' }, args: FILLED };

export const FilledInTheDark: Story = { name: 'Filled, dark', globals: { theme: 'dark' }, args: FILLED };

/** The browser has filled in an address: it is asked once whether the one that was found is meant. */
export const Autofilled: Story = {
  args: {
    autofilled: {
      'address.recipient': 'Leila Ben Ali',
      'address.streetAddress': '12 rue de Marseille',
      'address.delegation': 'Tunis',
      'address.postalCode': '1000',
      'address.telephone': '98 123 456',
    },
  },
  play: async ({ canvasElement, globals }) => {
    const yes = { fr: 'Oui', ar: 'نعم', en: 'Yes' }[localeOf(globals)];
    await within(canvasElement).findByRole('button', { name: yes });
    await waitFor(() => expect(canvasElement.querySelector('.sa-question')).toHaveTextContent('12'));
  },
};

/** A team that knows whom it delivers to, and wants only the street and the town. */
export const FewerFields: Story = {
  name: 'Fewer fields',
  args: {
    fields: ['streetAddress', 'postalCode', 'locality'],
    defaultValue: { address: placeValue('locality') },
  },
};

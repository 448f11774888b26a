import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AddressFinder } from '@smart-address/react';
import type { AddressFinderOptions } from '@smart-address/react';
import type { Lang } from '@smart-address/gazetteer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useRef, type ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { themeOf } from '../.storybook/theme.ts';
import { localeOf } from '../support/locale.ts';
import { placeValue } from '../support/places.ts';
import { storyProvider } from '../support/sandbox.ts';
import { CopiedFinder } from './CopiedFinder.tsx';
import { MuiFinder } from './MuiFinder.tsx';
import { Table } from '../support/Table.tsx';

interface Props extends Omit<AddressFinderOptions, 'provider' | 'locale'> {
  readonly locale: Lang;
}

const WORDS = {
  fr: {
    name: 'Nom et prénom',
    phone: 'Téléphone',
    floor: 'Étage, porte (facultatif)',
    pay: 'Payer à la livraison',
    change: 'Changer d’adresse',
    keep: 'Garder',
    orders: 'Commandes du jour',
    order: 'Commande',
    address: 'Adresse',
    shipping: 'Adresse de livraison',
    billing: 'Adresse de facturation',
  },
  ar: {
    name: 'الاسم واللقب',
    phone: 'الهاتف',
    floor: 'الطابق، الباب (اختياري)',
    pay: 'الدفع عند التسليم',
    change: 'تغيير العنوان',
    keep: 'احتفظ به',
    orders: 'طلبات اليوم',
    order: 'الطلب',
    address: 'العنوان',
    shipping: 'عنوان التسليم',
    billing: 'عنوان الفوترة',
  },
  en: {
    name: 'Name',
    phone: 'Phone',
    floor: 'Floor, door (optional)',
    pay: 'Pay on delivery',
    change: 'Change the address',
    keep: 'Keep',
    orders: 'Orders of today',
    order: 'Order',
    address: 'Address',
    shipping: 'Delivery address',
    billing: 'Billing address',
  },
} as const satisfies Record<Lang, unknown>;

const useProvider = () => useMemo(() => storyProvider(), []);

function Checkout({ locale }: Props) {
  const words = WORDS[locale];
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      <label className="story-field">
        {words.name}
        <input name="name" autoComplete="name" />
      </label>
      <label className="story-field">
        {words.phone}
        <input name="tel" type="tel" autoComplete="tel" />
      </label>
      <AddressFinder provider={useProvider()} locale={locale} name="address" required />
      <label className="story-field">
        {words.floor}
        <input name="line2" autoComplete="address-line2" />
      </label>
      <button type="submit">{words.pay}</button>
    </form>
  );
}

function InADialog({ locale }: Props) {
  const words = WORDS[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const provider = useProvider();
  return (
    <div className="story-form">
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {words.change}
      </button>
      <dialog ref={dialog} aria-label={words.change}>
        <form method="dialog" className="story-form">
          <AddressFinder provider={provider} locale={locale} name="address" />
          <button type="submit">{words.keep}</button>
        </form>
      </dialog>
    </div>
  );
}

function InATableRow({ locale }: Props) {
  const words = WORDS[locale];
  const provider = useProvider();
  return (
    <Table caption={words.orders} head={[words.order, words.address]}>
      {(['locality', 'street'] as const).map((place, at) => (
        <tr key={place}>
          <th scope="row">10{at + 1}</th>
          <td>
            <AddressFinder
              provider={provider}
              locale={locale}
              label={null}
              aria-label={`${words.address}, ${words.order} 10${at + 1}`}
              defaultValue={placeValue(place)}
              locate={false}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function TwoAddresses({ locale }: Props) {
  const words = WORDS[locale];
  const provider = useProvider();
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      {(['shipping', 'billing'] as const).map((kind) => (
        <AddressFinder
          key={kind}
          provider={provider}
          locale={locale}
          name={kind}
          autoComplete={`${kind} address-line1`}
          label={words[kind]}
        />
      ))}
    </form>
  );
}

interface OwnSystemProps extends Props {
  readonly of: ComponentType<AddressFinderOptions>;
}

function OwnSystem({ locale, of: Finder }: OwnSystemProps) {
  return (
    <div className="story-form">
      <Finder provider={useProvider()} locale={locale} defaultInputValue="la marsa" defaultOpen />
    </div>
  );
}

export default {
  title: 'Patterns/Patterns',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta;

type Story = StoryObj;

/** Three fields, the address, and one button. */
export const InACheckout: Story = {
  name: 'Checkout',
  render: (_, { globals }) => <Checkout locale={localeOf(globals)} />,
};

/** The list lies over the dialog; Escape closes the list first, then the dialog. */
export const Dialog: Story = {
  render: (_, { globals }) => <InADialog locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: WORDS[localeOf(globals)].change }));
    await userEvent.type(canvas.getByRole('combobox'), 'la marsa');
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(0);
  },
};

/** Orders of a back office: no label in the cell, a name for screen readers. */
export const TableRow: Story = {
  name: 'Table row',
  render: (_, { globals }) => <InATableRow locale={localeOf(globals)} />,
};

/** Each finder fills only the fields of its own section. */
export const TwoAddressesInOneForm: Story = {
  name: 'Two addresses',
  render: (_, { globals }) => <TwoAddresses locale={localeOf(globals)} />,
};

const opensAList: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}');
  const [first] = await canvas.findAllByRole('option');
  await expect(first).toHaveAttribute('aria-selected', 'true');
};

/** MUI’s own elements on `useAddressFinder`, in MUI’s theme. */
export const OnMui: Story = {
  name: 'Own design system: MUI',
  render: (_, { globals }) => (
    <ThemeProvider theme={createTheme({ palette: { mode: themeOf(globals['theme']) } })}>
      <OwnSystem of={MuiFinder} locale={localeOf(globals)} />
    </ThemeProvider>
  ),
  play: opensAList,
};

/** Elements that a team copied into its code, as with shadcn/ui. */
export const OnCopiedElements: Story = {
  name: 'Own design system: copied elements',
  render: (_, { globals }) => <OwnSystem of={CopiedFinder} locale={localeOf(globals)} />,
  play: opensAList,
};

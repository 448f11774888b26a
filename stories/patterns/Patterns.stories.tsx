import { AddressFinder } from '@smart-address/react';
import type { AddressFinderOptions } from '@smart-address/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { localeOf } from '../support/locale.ts';
import { placeValue } from '../support/places.ts';
import { storyProvider } from '../support/sandbox.ts';
import { CopiedFinder } from './CopiedFinder.tsx';
import { MuiFinder } from './MuiFinder.tsx';

type Props = Omit<AddressFinderOptions, 'provider'>;

const useProvider = () => useMemo(() => storyProvider(), []);

function Checkout({ locale }: Props) {
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      <label className="story-field">
        Nom et prénom
        <input name="name" autoComplete="name" />
      </label>
      <label className="story-field">
        Téléphone
        <input name="tel" type="tel" autoComplete="tel" />
      </label>
      <AddressFinder provider={useProvider()} locale={locale} name="address" required />
      <label className="story-field">
        Étage, porte (facultatif)
        <input name="line2" autoComplete="address-line2" />
      </label>
      <button type="submit">Payer à la livraison</button>
    </form>
  );
}

function InADialog({ locale }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const provider = useProvider();
  return (
    <div className="story-form">
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Changer d’adresse
      </button>
      <dialog ref={dialog} aria-label="Changer d’adresse">
        <form method="dialog" className="story-form">
          <AddressFinder provider={provider} locale={locale} name="address" />
          <button type="submit">Garder</button>
        </form>
      </dialog>
    </div>
  );
}

function InATableRow({ locale }: Props) {
  const provider = useProvider();
  return (
    <table className="story-table">
      <caption>Commandes du jour</caption>
      <thead>
        <tr>
          <th scope="col">Commande</th>
          <th scope="col">Adresse</th>
        </tr>
      </thead>
      <tbody>
        {(['locality', 'street'] as const).map((place, at) => (
          <tr key={place}>
            <th scope="row">10{at + 1}</th>
            <td>
              <AddressFinder
                provider={provider}
                locale={locale}
                label={null}
                aria-label={`Adresse de la commande 10${at + 1}`}
                defaultValue={placeValue(place)}
                locate={false}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TwoAddresses({ locale }: Props) {
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
          label={kind === 'shipping' ? 'Adresse de livraison' : 'Adresse de facturation'}
        />
      ))}
    </form>
  );
}

function OwnSystem({ locale, of: Finder }: Props & { readonly of: typeof MuiFinder }) {
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Changer d’adresse' }));
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

/** MUI’s own elements on `useAddressFinder`. */
export const OnMui: Story = {
  name: 'Own design system: MUI',
  render: (_, { globals }) => <OwnSystem of={MuiFinder} locale={localeOf(globals)} />,
  play: opensAList,
};

/** Elements that a team copied into its code, as with shadcn/ui. */
export const OnCopiedElements: Story = {
  name: 'Own design system: copied elements',
  render: (_, { globals }) => <OwnSystem of={CopiedFinder} locale={localeOf(globals)} />,
  play: opensAList,
};

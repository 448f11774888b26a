import { cleanup, screen } from '@testing-library/react';
import { finderContract } from '../../../core/test-support/finder/finderContract.ts';
import { createMemoryProvider, providerAfter } from '../../test-support/places.ts';
import { partsOf, renderFinder, renderPage } from '../../test-support/renderFinder.tsx';
import { AddressFinder } from '../index.ts';

finderContract({
  keysIn: 'ltr',

  render: async ({ beforeAnswer, ...props }) =>
    renderFinder(beforeAnswer ? { provider: providerAfter(beforeAnswer), ...props } : props),

  async renderForm({ beforeAnswer, ...props }, submitted) {
    const host = renderPage(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(new FormData(event.currentTarget).get('address'));
        }}
      >
        <AddressFinder
          provider={beforeAnswer ? providerAfter(beforeAnswer) : createMemoryProvider()}
          name="address"
          {...props}
        />
        <input aria-label="after" />
        <button type="submit">send</button>
      </form>,
    );
    return partsOf(host);
  },

  async renderInDialog() {
    const host = renderPage(
      <dialog>
        <AddressFinder provider={createMemoryProvider()} />
      </dialog>,
    );
    return { finder: partsOf(host), dialog: screen.getByRole('dialog', { hidden: true }) };
  },

  unmount: cleanup,

  ownerOf: ({ input }) => input,
});

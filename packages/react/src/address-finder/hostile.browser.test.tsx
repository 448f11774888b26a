import type { AddressFinderProps } from '../index.ts';
import { hostileContract } from '../../../core/test-support/hostile/hostileContract.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { partsOf, renderPage } from '../../test-support/renderFinder.tsx';
import { AddressFinder } from '../index.ts';

hostileContract(async (settings, provider = createMemoryProvider()) => {
  const props: AddressFinderProps = { provider, name: 'address', ...settings };
  const host = renderPage(
    <form>
      <AddressFinder {...props} />
    </form>,
  );
  const form = host.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return { finder: partsOf(host), form };
});

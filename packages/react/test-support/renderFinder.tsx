import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach } from 'vitest';
import { AddressFinder, type AddressFinderProps } from '../src/index.ts';
import { partsOf } from '../../core/test-support/partsOf.ts';
import { createMemoryProvider } from './places.ts';
import '../src/styles.css';

export { partsOf };

const hosts: HTMLElement[] = [];

// Testing Library does so itself only where `afterEach` is a global.
afterEach(() => {
  cleanup();
  for (const host of hosts.splice(0)) host.remove();
  document.documentElement.dir = 'ltr';
});

/** Puts something on the page, in StrictMode, until the test is over. Its effects have run. */
export function renderPage(page: ReactNode, into: HTMLElement | ShadowRoot = document.body): HTMLElement {
  const host = document.createElement('div');
  hosts.push(host);
  into.append(host);
  return render(page, { wrapper: StrictMode, container: host }).container;
}

/** A finder on a page of its own. */
export function renderFinder(props: Partial<AddressFinderProps> = {}) {
  return partsOf(renderPage(<AddressFinder provider={createMemoryProvider()} {...props} />));
}

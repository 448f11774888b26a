import { defaultEnvironment } from '@smart-address/core';
import { cleanup, configure, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach } from 'vitest';
import { AddressFinder, type AddressFinderProps } from '../src/index.ts';
import { manualClock } from '../../core/test-support/manualClock.ts';
import { partsOf } from '../../core/test-support/partsOf.ts';
import { createMemoryProvider } from './places.ts';
import '../src/styles.css';

export { partsOf };

// As `expect.poll` here: a busy machine takes more than a second to fetch a part of the page.
configure({ asyncUtilTimeout: 30_000 });

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

/** A finder whose clock stands still until `pass` moves it: a busy machine rests between two keys for longer than who types. */
export function renderOnClock({
  environment = defaultEnvironment,
  ...props
}: Partial<AddressFinderProps> = {}) {
  const { setTimer, now, pass } = manualClock();
  return { finder: renderFinder({ ...props, environment: { ...environment, setTimer, now } }), pass };
}

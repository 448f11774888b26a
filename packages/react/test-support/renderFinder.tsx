import { defaultEnvironment } from '@smart-address/core';
import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { AddressFinder, type AddressFinderProps } from '../src/index.ts';
import { manualClock } from '../../core/test-support/manualClock.ts';
import { partsOf } from '../../core/test-support/partsOf.ts';
import { createMemoryProvider } from './places.ts';
import '../src/styles.css';

export { partsOf };

/** Puts something on the page, in StrictMode, until the test is over. Its effects have run. */
export function renderPage(page: ReactNode, into: HTMLElement | ShadowRoot = document.body): HTMLElement {
  const host = document.createElement('div');
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

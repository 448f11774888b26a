import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import { AddressFinder, type AddressFinderProps } from '../src/index.ts';
import { partsOf } from '../../core/test-support/partsOf.ts';
import { createMemoryProvider } from './places.ts';
import '../src/styles.css';

export { partsOf };

const roots: { root: Root; host: HTMLElement }[] = [];

afterEach(() => {
  for (const { root, host } of roots.splice(0)) {
    root.unmount();
    host.remove();
  }
  document.documentElement.dir = 'ltr';
});

/** The last on the page, so that it tells when the effects of all before it have run: only then is a finder started. */
export function Mounted({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** Puts something on the page, in StrictMode, and takes it off after the test. */
export async function renderPage(page: ReactNode, into?: HTMLElement | ShadowRoot): Promise<HTMLElement> {
  const host = document.createElement('div');
  (into ?? document.body).append(host);
  const root = createRoot(host);
  roots.push({ root, host });
  await new Promise<void>((resolve) =>
    root.render(
      <StrictMode>
        {page}
        <Mounted tell={resolve} />
      </StrictMode>,
    ),
  );
  await expect.poll(() => host.childElementCount).toBeGreaterThan(0);
  return host;
}

/** A finder on a page of its own. */
export async function renderFinder(props: Partial<AddressFinderProps> = {}) {
  return partsOf(await renderPage(<AddressFinder provider={createMemoryProvider()} {...props} />));
}

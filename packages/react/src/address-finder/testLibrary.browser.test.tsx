import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AddressFinder } from '../index.ts';
import type { AddressFinderProps } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { partsOf, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();

/** jsdom has no `execCommand`. */
function withoutEditing() {
  Object.defineProperty(document, 'execCommand', { value: undefined, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

/**
 * Keeps the text of an input beside it, as @testing-library/user-event does: it types on from what it last heard through the input's own
 * `value`, which React has redefined too.
 */
function watchOwnValue(input: HTMLInputElement) {
  const own = Object.getOwnPropertyDescriptor(input, 'value');
  let heard = input.value;
  Object.defineProperty(input, 'value', {
    ...own,
    configurable: true,
    set(text: string) {
      heard = text;
      own?.set?.call(this, text);
    },
  });
  return () => heard;
}

function Held(props: Partial<AddressFinderProps>) {
  const [value, setValue] = useState<AddressFinderProps['value']>(null);
  return <AddressFinder provider={provider} value={value} onValueChange={setValue} {...props} />;
}

test.each([
  ['held by the page', <Held key="held" name="address" />],
  ['of its own', <AddressFinder key="own" provider={provider} name="address" />],
])('what a pick and a clear write, a test library types on from: text %s', async (_, finder) => {
  const host = await renderPage(
    <form>
      {finder}
      <input name="zip" autoComplete="postal-code" />
    </form>,
  );
  withoutEditing();
  const parts = partsOf(host);
  const text = watchOwnValue(parts.input);
  const zip = host.querySelector<HTMLInputElement>('[name="zip"]');
  const filled = zip === null ? () => null : watchOwnValue(zip);
  await parts.search('sfax');
  await parts.press('{ArrowDown}{Enter}');
  await expect.poll(text).not.toBe('');
  expect([text(), filled()]).toEqual(['Sfax Ville, 3000 Sfax', '3000']);
  parts.clearButton.click();
  await expect.poll(text).toBe('');
  expect([parts.input.value, filled()]).toEqual(['', '']);
});

import { createOfflineProvider, type AddressValue } from '@smart-address/core';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mapIn } from '../../../../packages/core/test-support/map/mapIn.ts';
import { renderPage } from '../../../../packages/react/test-support/renderFinder.tsx';
import { AddressSection } from './AddressSection.tsx';
import '@smart-address/react/map.css';

test('an address is refused only where the buyer was asked: not by a pin moved on after a floor was written', async () => {
  await page.viewport(1000, 900);
  const held: { address: AddressValue | null } = { address: null };
  const refused: AddressValue[] = [];
  const service = {
    provider: createOfflineProvider(),
    register: () => Promise.reject(new Error('No order.')),
  };
  function Page() {
    const [value, setValue] = useState<AddressValue | null>(null);
    const mapRef = useRef(null);
    return (
      <AddressSection
        service={service}
        value={value}
        error={undefined}
        withTiles={false}
        startsAtMap
        mapRef={mapRef}
        pinError={undefined}
        onPinSettled={() => {}}
        onPinForgotten={() => {}}
        onValueChange={(next) => setValue((held.address = next))}
        onAddressRefused={(found) => refused.push(found)}
      />
    );
  }
  const host = renderPage(<Page />);
  const map = mapIn(host);
  await expect.poll(() => host.querySelector('.sa-map')).not.toBeNull();
  await map.ready();
  const input = () => host.querySelector<HTMLInputElement>('[role="combobox"]');
  await userEvent.click(page.getByRole('combobox'));
  await userEvent.keyboard('avenue habib bourguiba tunis');
  // Towns are found before streets are loaded.
  await expect.poll(() => host.querySelector<HTMLElement>('[role="option"]')?.dataset['type']).toBe('street');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => held.address?.accuracy).toBe('street');
  const street = held.address;
  const words = `${street?.text}, 2e étage`;

  /** A press moves the pin by a cell, 14 m. */
  async function moveNorth(presses: number) {
    await userEvent.click(map.button(/^(Déplacer le repère|Modifier)$/));
    await expect.poll(() => map.focused).toBe(map.pane);
    await map.press('{ArrowUp}'.repeat(presses));
    await userEvent.click(map.button('Livrer ici'));
  }
  await moveNorth(2);
  await expect.poll(() => held.address?.source).toBe('pin');
  input()?.focus();
  input()?.setSelectionRange(999, 999);
  await userEvent.keyboard(', 2e étage');
  await expect.poll(() => held.address?.text).toBe(words);
  await userEvent.keyboard('{Escape}');
  await moveNorth(30);
  await expect.poll(() => held.address?.location?.lat).toBeGreaterThan((street?.location?.lat ?? 0) + 0.003);
  expect(held.address).toMatchObject({ text: words, source: 'pin' });
  expect(refused).toEqual([]);
});

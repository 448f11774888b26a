import type { AddressValue } from '@smart-address/core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MapContractRows } from './mapContract.types.ts';
import { PICKED, TUNIS } from './mapIn.ts';

const AT_THE_DOOR = '36.7996, 10.1716';
const LA_MARSA = '36.878, 10.325';
const SOUSSE = '35.8269, 10.639';

/** The contract's rows of the words that a saved pin has: the buyer's while they can be true of its point. */
export function mapContractWords({ face }: MapContractRows): void {
  /** A map of an address, and what a pin saved somewhere gives; `answer` is what is said to the question, if there is one. */
  async function renderAddress(defaultValue: AddressValue) {
    const saved: AddressValue[] = [];
    const map = await face.render({
      defaultValue,
      locale: 'en',
      onValueChange: (value) => void saved.push(value),
    });
    const question = () => map.host.querySelector('dialog');
    return {
      map,
      async saveAt(place: string, answer?: 'At the pin' | 'At the address') {
        const count = saved.length;
        await userEvent.click(map.button('Adjust the pin'));
        await userEvent.fill(map.input, place);
        await userEvent.click(map.button('Place'));
        await userEvent.click(map.button('Save'));
        if (answer) {
          await expect.poll(() => question()?.open).toBe(true);
          await userEvent.click(map.button(answer));
        }
        await expect.poll(() => map.mode).toBe('view');
        await expect.poll(question).toBeNull();
        return saved.slice(count).map(({ text }) => text)[0];
      },
    };
  }

  describe('the words', () => {
    test('are the address’s at its door, the pin’s where that was chosen, and the address’s again on the way back', async () => {
      const { saveAt } = await renderAddress(PICKED);
      expect(await saveAt(AT_THE_DOOR)).toBe(PICKED.text);
      expect(await saveAt(LA_MARSA, 'At the pin')).toContain('La Marsa');
      expect(await saveAt('36.8783, 10.325')).toContain('La Marsa');
      expect(await saveAt(SOUSSE, 'At the pin')).toContain('Sousse');
      expect(await saveAt(LA_MARSA, 'At the address')).toBe(PICKED.text);
      expect(await saveAt(AT_THE_DOOR)).toBe(PICKED.text);
    });

    test('of an order whose pin was moved before are kept at the door, and asked about in another town', async () => {
      const { map, saveAt } = await renderAddress({ ...PICKED, source: 'pin', confirmed: true });
      expect(await saveAt(AT_THE_DOOR)).toBe(PICKED.text);
      expect(await saveAt(SOUSSE, 'At the address')).toBeUndefined();
      expect(map.coordinates).toEqual({ ...TUNIS, lat: 36.7996 });
      expect(await saveAt(SOUSSE, 'At the pin')).toContain('Sousse');
      // Its own words ask nothing.
      expect(await saveAt(LA_MARSA)).toContain('La Marsa');
    });
  });
}

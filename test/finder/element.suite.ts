// The element in the engines that Chromium is not, as a plain page has it, left to right and right to left.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../engines/engine.types.ts';
import type { ServedSite } from '../site/buildSite.ts';
import { serveSite } from '../site/sites.ts';
import { STRICT } from './strict-page/policy.ts';

export function elementSuite(launched: () => Engine): void {
  describe('the element under the same CSP', () => {
    let engine: Engine;
    let site: ServedSite;

    beforeAll(async () => {
      engine = launched();
      site = await serveSite('strict-element', { 'Content-Security-Policy': STRICT });
    });
    afterAll(() => site.close());

    /** Whether the page may be used again: a test that failed leaves it as nobody knows. */
    let isWhole = false;

    describe.each(['ltr', 'rtl'])('%s', (direction) => {
      const element = `document.querySelector('address-finder')`;
      const field = `${element}.shadowRoot.querySelector('input')`;
      const data = (name: string) => engine.ask(`new FormData(document.forms[0]).get('${name}')`);
      const expanded = () => engine.ask(`${field}.getAttribute('aria-expanded')`);
      const active = () =>
        engine.ask(
          `${element}.shadowRoot.getElementById(${field}.getAttribute('aria-activedescendant'))?.textContent ?? 'none'`,
        );

      async function search() {
        await engine.type('la marsa');
        await expect.poll(expanded).toBe('true');
      }

      beforeEach(async ({ onTestFailed }) => {
        onTestFailed(() => {
          isWhole = false;
        });
        if (isWhole)
          await engine.ask(
            `(localStorage.clear(), document.forms[0].replaceWith(window.untouched.cloneNode(true)))`,
          );
        else await engine.open(site.url);
        isWhole = true;
        await expect.poll(() => engine.ask(`${element}.matches(':defined')`)).toBe('true');
        await engine.ask(
          `(window.untouched ??= document.forms[0].cloneNode(true), document.documentElement.dir = '${direction}', window.sent = 0, document.forms[0].append(document.createElement('button')), ` +
            `document.forms[0].addEventListener('submit', (event) => { event.preventDefault(); window.sent += 1; }))`,
        );
        await engine.click('label');
      });

      it('a press on its label focuses the input, which has the name of that label', async () => {
        expect(await engine.ask(`${element}.shadowRoot.activeElement === ${field}`)).toBe('true');
        expect(await engine.ask(`${field}.getAttribute('aria-label')`)).toBe('Deliver to');
        expect(await engine.ask(`getComputedStyle(${field}.parentElement).display`)).toBe('flex');
      });

      it('arrows go round, Enter picks, fills and does not send; Enter again sends', async () => {
        await search();
        await engine.press('ArrowUp');
        const last = await active();
        await engine.press('ArrowDown');
        expect(await active()).toContain('La Marsa');
        expect(await active()).not.toBe(last);
        expect(
          await engine.ask(
            `!('popover' in HTMLElement.prototype) || ${element}.shadowRoot.querySelector('.sa-popup').matches(':popover-open')`,
          ),
        ).toBe('true');
        await engine.press('Enter');
        expect([await expanded(), await data('address.source'), await engine.ask('window.sent')]).toEqual([
          'false',
          'picked',
          '0',
        ]);
        expect(await engine.ask(`${field}.selectionStart === ${field}.value.length`)).toBe('true');
        expect(await engine.ask(`document.querySelector('[name=zip]').value`)).toMatch(/^\d{4}$/);
        await engine.press('Enter');
        expect(await engine.ask('window.sent')).toBe('1');
      });

      it('Escape closes, then clears; Tab closes and picks nothing', async () => {
        await search();
        await engine.press('Escape');
        expect([await expanded(), await data('address')]).toEqual(['false', 'la marsa']);
        await engine.press('Escape');
        expect(await data('address')).toBe('');
        await search();
        await engine.press('ArrowDown');
        await engine.press('Tab');
        expect([await expanded(), await data('address'), await data('address.source')]).toEqual([
          'false',
          'la marsa',
          'free',
        ]);
      });

      it('required, reset and a disabled fieldset are the form’s', async () => {
        await engine.ask(`${element}.required = true`);
        expect(await engine.ask(`document.forms[0].checkValidity()`)).toBe('false');
        await engine.type('x');
        expect(await engine.ask(`document.forms[0].checkValidity()`)).toBe('true');
        await engine.ask(`(document.forms[0].reset(), 0)`);
        expect(await data('address')).toBe('');
        await engine.ask(`${element}.disabled = true`);
        expect(await engine.ask(`${field}.disabled`)).toBe('true');
        expect(await data('address')).toBe('null');
      });
    });
  });
}

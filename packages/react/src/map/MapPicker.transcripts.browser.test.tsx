// What is heard, as text.
import { virtual } from '@guidepup/virtual-screen-reader';
import { loadGazetteer } from '@smart-address/gazetteer';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { renderMap, TUNIS } from '../../test-support/renderMap.tsx';

// Streets and landmarks are loaded after the places that a map begins with, and what was said of a point is said better then.
beforeAll(async () => void (await loadGazetteer({ search: false })));

afterEach(async () => {
  await virtual.stop();
});

const ADJUST = { fr: 'Déplacer le repère', ar: 'تعديل الدبوس', en: 'Adjust the pin' } as const;
const SAVE = { fr: 'Enregistrer', ar: 'حفظ', en: 'Save' } as const;

describe.each(['fr', 'ar', 'en'] as const)('a screen reader in %s', (locale) => {
  test('hears where the map is and a first pin being placed', async () => {
    const map = await renderMap({ locale });
    await virtual.start({ container: map.host });
    map.pane.focus();
    await virtual.press('Enter');
    await virtual.press('ArrowUp');
    await expect.poll(() => map.status).toContain('9100');
    await virtual.press('Enter');
    await expect.poll(() => map.status).toMatch(/[2-9CFGHJMPQRVWX]{8}\+/);
    await virtual.press('Enter');
    await expect.poll(() => map.mode).toBe('view');
    const phrases = await virtual.spokenPhraseLog();
    await expect(`${phrases.join('\n')}\n`).toMatchFileSnapshot(`transcripts/place-the-pin.${locale}.txt`);
  });

  test('hears the pin being moved', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale });
    await virtual.start({ container: map.host });
    map.button(ADJUST[locale]).focus();
    await virtual.press('Enter');
    await expect.poll(() => document.activeElement).toBe(map.pane);
    await virtual.press('ArrowUp');
    await expect.poll(() => map.status).toContain('8F8GQ5');
    map.button(SAVE[locale]).focus();
    await virtual.press('Enter');
    await expect.poll(() => map.mode).toBe('view');
    const phrases = await virtual.spokenPhraseLog();
    await expect(`${phrases.join('\n')}\n`).toMatchFileSnapshot(`transcripts/move-the-pin.${locale}.txt`);
  });
});

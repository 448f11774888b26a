import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inlineImports } from '../../../scripts/inlineImports.mjs';

const read = (sheet: string): string =>
  inlineImports(fileURLToPath(new URL(sheet, import.meta.url))).replace(/\/\*.*?\*\//gs, '');
const sheets = read('styles.css') + read('map/map.css');

/** A rule that declares custom properties. Dark are two of each part: for the system's theme, and for the page's. */
const rules = [...sheets.matchAll(/([^{};]+)\{([^{}]*--_?sa-[^{}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({ selector: selector.trim(), body: body.trim().replace(/\s+/g, ' ') }),
);
const bySystem = rules.filter(({ selector }) => selector.includes(":not([data-theme='light']"));
const byPage = rules.filter(({ selector }) => selector.includes(":is([data-theme='dark']"));

/** What colours are by default, by the team's property. The tint is a stronger accent of our own. */
function defaultsIn(bodies: readonly { readonly body: string }[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { body } of bodies) {
    for (const [, name = '', colour = ''] of body.matchAll(/: var\((--sa-[a-z-]+), (#[0-9a-f]{6})\);/g))
      found.set(name, (found.get(name) ?? new Set()).add(colour));
  }
  return found;
}

describe('a colour', () => {
  it('is the same in the dark of the system and of the page', () => {
    expect(byPage.length).toBeGreaterThan(3);
    expect(byPage.map(({ body }) => body)).toEqual(bySystem.map(({ body }) => body));
  });

  it('is dark in the same parts of a page, whatever is in them', () => {
    const where = byPage.map(({ selector }) => selector.slice(selector.indexOf(':is([data-theme')));
    expect(new Set(where).size).toBe(1);
  });

  it.each([
    ['light', rules.filter(({ selector }) => !selector.includes('data-theme'))],
    ['dark', byPage],
  ])('is the same in finder, map, preview and dialog where it is %s', (_, bodies) => {
    const defaults = defaultsIn(bodies);
    expect(defaults.size).toBeGreaterThan(10);
    expect([...defaults].filter(([, colours]) => colours.size > 1)).toEqual([]);
  });

  it('that is light has a dark counterpart', () => {
    const light = defaultsIn(rules.filter(({ selector }) => !selector.includes('data-theme')));
    expect([...light.keys()].sort()).toEqual([...defaultsIn(byPage).keys()].sort());
  });

  it('that a team can set is in the table of custom properties', () => {
    const table = readFileSync(new URL('../../core/docs/custom-properties.md', import.meta.url), 'utf8');
    const own = new Set([...sheets.matchAll(/(--sa-[a-z-]+):/g)].map(([, name]) => name));
    const asked = new Set([...sheets.matchAll(/var\((--sa-[a-z-]+)/g)].map(([, name]) => name));
    const teams = [...asked].filter((name) => !own.has(name));
    expect(teams.length).toBeGreaterThan(20);
    expect(teams.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });
});

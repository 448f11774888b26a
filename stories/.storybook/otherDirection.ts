import axe from 'axe-core';
import { afterEach, expect } from 'vitest';

interface Told {
  readonly story: { readonly parameters: { readonly a11y?: { readonly context?: object } } };
}

/** What a direction can change: where things are, and what lies over them. The elements stay the same, and other rules read only those. */
const RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

// Each story, still as its play function left it, is mirrored and looked at once more.
afterEach<Told>(async ({ story }) => {
  const page = document.querySelector<HTMLElement>('.story-page');
  if (!page) return;
  page.dir = page.dir === 'rtl' ? 'ltr' : 'rtl';
  document.documentElement.dir = page.dir;
  const { violations } = await axe.run(
    { include: document.body, ...story.parameters.a11y?.context },
    { runOnly: RULES, resultTypes: ['violations'] },
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
});

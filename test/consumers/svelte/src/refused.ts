import type { SvelteHTMLElements } from 'svelte/elements';

// @ts-expect-error no language of ours
export const language: SvelteHTMLElements['address-finder'] = { lang: 'de' };
// @ts-expect-error no attribute of the tag
export const four: SvelteHTMLElements['map-picker'] = { four: 'where' };

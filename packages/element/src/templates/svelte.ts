import type { HTMLAttributes } from 'svelte/elements';
import type { ColonListeners, Tags } from './tags.types.ts';

type OwnElements = {
  [Tag in keyof Tags]: HTMLAttributes<Tags[Tag]['element']> &
    Tags[Tag]['props'] &
    ColonListeners<Tags[Tag]['props']>;
};

declare module 'svelte/elements' {
  // Which Svelte asks for its elements; it can be added to, not declared anew.
  interface SvelteHTMLElements extends OwnElements {}
}

import type { Finder } from './finder.ts';

/** Tells a finder that it is left: the focus goes elsewhere, or a press is outside it. */
export function leave(finder: Finder, event: Event): void {
  finder.send({ type: 'leave', commits: finder.getOptions().commitOnBlur ?? false }, event);
}

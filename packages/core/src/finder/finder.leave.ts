import type { Finder } from './finder.ts';

/**
 * Tells a finder that it is left: the focus goes elsewhere, or a press is outside it. On a phone's "back", which closes a sheet as its
 * close button does, nothing is picked.
 */
export function leave(finder: Finder, event: Event): void {
  const commits = event.type !== 'close' && (finder.getOptions().commitOnBlur ?? false);
  finder.send({ type: 'leave', commits }, event);
}

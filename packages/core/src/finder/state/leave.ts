import type { Finder } from '../finder.ts';

/**
 * Tells a finder that it is left: the focus goes elsewhere, or a press is outside it. Nothing is picked on a phone's "back", which closes a
 * sheet as its close button does. Nor is it in a field that is not `usable` any more, as one that was disabled before its focus left.
 */
export function leave(finder: Finder, event: Event, usable = true): void {
  const commits = usable && event.type !== 'close' && (finder.getOptions().commitOnBlur ?? false);
  finder.send({ type: 'leave', commits }, event);
}

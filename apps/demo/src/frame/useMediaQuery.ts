import { useSyncExternalStore } from 'react';

/** Whether a media query matches, and again when that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether the screen has room around the form: neither a phone's width nor, held sideways, a phone's height. `frame.css` asks the same. */
export function useIsRoomy(): boolean {
  return useMediaQuery('(min-width: 40rem) and (min-height: 30rem)');
}

import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the screen has room around the form: neither a phone's width nor, held sideways, a phone's height. `frame.css` asks the same. */
export function useIsRoomy(): boolean {
  return useMediaQuery('(min-width: 40rem) and (min-height: 30rem)');
}

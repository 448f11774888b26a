import { importAgain } from '../importAgain.ts';
import { shareLoad } from '../shareLoad.ts';

/** Fetches the packed places; the search unpacks them. */
export const fetchPlaces = shareLoad(
  () => importAgain(() => import('../generated/places.ts')),
  'The places could not be loaded. Check the connection and ask again.',
);

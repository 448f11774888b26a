import { importAgain } from '../importAgain.ts';
import { shareLoad } from '../shareLoad.ts';

/** Fetches the places as they are packed; unpacking them is the business of who searches. */
export const fetchPlaces = shareLoad(
  () => importAgain(() => import('../generated/places.ts')),
  'The places could not be loaded. Check the connection and ask again.',
);

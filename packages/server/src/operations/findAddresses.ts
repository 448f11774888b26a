import type { AddressList, FinderQuery } from '@smart-address/contract';
import { type SearchOptions, toAddressResult } from '@smart-address/gazetteer';
import type { Services } from '../request/services.ts';
import { addressBookOf, attributionOf } from '../import/addressBook.ts';
import { ApiError, faultOf } from '../errors/ApiError.ts';
import { pointOfPair } from './pointOfPair.ts';
import { restorePlus } from './readCode.ts';

const defaultLimit = 5;

/**
 * Addresses that match a text, best first. Autocomplete and search use one engine, so that a suggestion and the answer to the
 * same text agree. A text that is a code, a plus code, a postal code or coordinates is answered as such.
 *
 * @throws ApiError QUERY_TOO_SHORT, VALIDATION_FAILED (lat without lng, a radius without both), SERVICE_UNAVAILABLE.
 */
export async function findAddresses(
  services: Services,
  query: FinderQuery,
  where: 'body' | 'query' = 'query',
): Promise<AddressList> {
  const { q, lat: _lat, lng: _lng, session: _session, ...filters } = query;
  if (q.trim() === '') throw faultOf('QUERY_TOO_SHORT', where, '/q', 'too_short', { min: 1 });
  const near = pointOfPair(query, where);
  if (filters.radius !== undefined && near === null) {
    // A radius without a point would be silently ignored, and return what it was to exclude.
    const fields = ['/lat', '/lng'].map(
      (pointer) => ({ in: where, pointer, problem: 'required', params: {} }) as const,
    );
    throw new ApiError('VALIDATION_FAILED', { fields });
  }
  const options: SearchOptions = near === null ? filters : { ...filters, near };
  const gazetteer = await services.gazetteer();
  const text = restorePlus(q, gazetteer);
  const surveyed = await addressBookOf(services.store.addresses, services.clock).search(text, options);
  const places = gazetteer.search(text, options);
  const results = [...surveyed, ...places]
    .slice(0, filters.limit ?? defaultLimit)
    .map((match) => toAddressResult(match));
  const attribution = attributionOf(gazetteer, surveyed);
  return { query: q, count: results.length, attribution, results };
}

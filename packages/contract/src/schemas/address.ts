import * as z from 'zod/mini';
import { object } from './object.ts';
import { placeType, watermark } from './primitives.ts';

const highlightRange = () => z.readonly(z.tuple([z.int(), z.int()]));

/** Words of a query that are one thing beside a result; `readAs` is there where something else was read than typed. */
const querySpan = () =>
  z.object({
    start: z.int(),
    end: z.int(),
    role: z.enum([
      'name',
      'region',
      'postalCode',
      'houseNumber',
      'unit',
      'street',
      'direction',
      'addressee',
      'phone',
      'other',
    ]),
    readAs: z.optional(z.string()),
  });

/** One result of autocomplete, search or reverse. `smartCode` is code A, `smartcode` is code B of the point. */
export const addressResult = object(() => ({
  id: z.string(),
  type: placeType,
  label: z.string(),
  highlight: z.readonly(z.array(highlightRange())),
  match: z.object({
    score: z.number(),
    kind: z.enum(['exact', 'prefix', 'fuzzy', 'code']),
    corrections: z.readonly(z.array(z.object({ from: z.string(), to: z.string() }))),
  }),
  address: z.object({
    houseNumber: z.string(),
    street: z.string(),
    locality: z.string(),
    delegation: z.string(),
    governorate: z.string(),
    governorateCode: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  location: z.object({
    lat: z.number(),
    lng: z.number(),
    accuracy: z.enum(['rooftop', 'street', 'locality', 'postal']),
  }),
  reading: z.optional(z.object({ spans: z.readonly(z.array(querySpan())) })),
  smartCode: z.string(),
  smartcode: z.string(),
  plusCode: z.string(),
  distanceMeters: z.nullable(z.number()),
}));
export type ContractAddressResult = z.infer<typeof addressResult>;

/** The payload of the three finder operations. `query` is echoed so that a client can drop a late answer. */
export const addressList = object(() => ({
  query: z.string(),
  count: z.int(),
  attribution: z.string(),
  results: z.readonly(z.array(addressResult)),
}));
export type AddressList = z.infer<typeof addressList>;

export const addressListAnswer = object(() => ({ ...addressList.shape, _env: watermark }));

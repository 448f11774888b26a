import * as z from 'zod/mini';
import { strictObject } from './object.ts';
import { lang, latitude, longitude, placeType, queryText } from './primitives.ts';

const limit = () => z.int().check(z.minimum(1), z.maximum(20));
const radius = () => z.number().check(z.minimum(1), z.maximum(100_000));
const session = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Parameters of autocomplete and search. `lat` and `lng` come together: a soft bias. */
export const finderQuery = strictObject(() => ({
  q: queryText,
  limit: z.exactOptional(limit()),
  lat: z.exactOptional(latitude),
  lng: z.exactOptional(longitude),
  governorate: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(64))),
  postal: z.exactOptional(z.string().check(z.regex(/^\d{1,4}$/))),
  radius: z.exactOptional(radius()),
  types: z.exactOptional(z.readonly(z.array(placeType).check(z.minLength(1), z.maxLength(7)))),
  lang: z.exactOptional(lang),
  session: z.exactOptional(session()),
}));
export type FinderQuery = z.infer<typeof finderQuery>;

/** Parameters of reverse: the point, and how far to look around it. */
export const reverseQuery = strictObject(() => ({
  lat: latitude,
  lng: longitude,
  limit: z.exactOptional(limit()),
  radius: z.exactOptional(radius()),
  lang: z.exactOptional(lang),
  session: z.exactOptional(session()),
}));
export type ReverseQuery = z.infer<typeof reverseQuery>;

import {
  type Deprecation,
  type Deprecations,
  type Endpoint,
  endpoints,
  type EndpointName,
} from '@smart-address/contract';

type HeaderFields = Readonly<Record<string, string>>;

/**
 * Headers of every answer of a deprecated route. They are Deprecation (RFC 9745), Sunset (RFC 8594) and Link, to the reference and to the
 * route to use instead (RFC 5829).
 *
 * @throws TypeError for an unknown route, an invalid date, or a sunset before the deprecation.
 */
export function deprecationHeaders(
  deprecations: Deprecations,
  publicUrl: string,
): ReadonlyMap<Endpoint, HeaderFields> {
  const headers = new Map<Endpoint, HeaderFields>();
  for (const [name, deprecation] of Object.entries(deprecations)) {
    if (!isEndpointName(name)) throw new TypeError(`deprecations: there is no route ${JSON.stringify(name)}`);
    headers.set(endpoints[name], headersOf(name, deprecation, publicUrl));
  }
  return headers;
}

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

function headersOf(
  name: EndpointName,
  { since, sunset, successor }: Deprecation,
  publicUrl: string,
): HeaderFields {
  // Also true for invalid dates.
  if (!(since <= sunset)) {
    throw new TypeError(`deprecations: ${name} needs two dates, and a sunset that is not before "since"`);
  }
  const links = [`<${publicUrl}/docs#/${endpoints[name].tag}/${name}>; rel="deprecation"; type="text/html"`];
  if (successor !== undefined) {
    const start = successor.startsWith('/') ? publicUrl : '';
    links.push(`<${start}${encodeURI(successor)}>; rel="successor-version"`);
  }
  return {
    Deprecation: `@${Math.floor(since.getTime() / 1_000)}`,
    Sunset: sunset.toUTCString(),
    Link: links.join(', '),
  };
}

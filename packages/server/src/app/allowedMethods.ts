import type { Endpoint } from '@smart-address/contract';
import { pathPattern } from '../request/pathPattern.ts';

/** Tells the Allow header of a path; null for a path that no route has. */
export function createAllowedMethods(
  endpoints: readonly Pick<Endpoint, 'method' | 'path' | 'aliases'>[],
): (path: string) => string | null {
  const patterns = new Map<string, { readonly matches: RegExp; readonly methods: Set<string> }>();
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const known = patterns.get(path) ?? { matches: pathPattern(path), methods: new Set(['OPTIONS']) };
      known.methods.add(endpoint.method);
      if (endpoint.method === 'GET') known.methods.add('HEAD');
      patterns.set(path, known);
    }
  }
  return (path) => {
    const methods = new Set<string>();
    for (const pattern of patterns.values()) {
      if (pattern.matches.test(path)) for (const method of pattern.methods) methods.add(method);
    }
    return methods.size === 0 ? null : [...methods].sort().join(', ');
  };
}

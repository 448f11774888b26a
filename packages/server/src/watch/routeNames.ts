import { type Endpoint, endpoints } from '@smart-address/contract';
import { pathPattern } from '../request/pathPattern.ts';

/** Returns the operation of a path: one of a fixed few, whatever paths callers make up. */
export function createRouteNames(): (method: string, path: string) => string {
  const exact = new Map<string, string>();
  const patterns: { readonly method: string; readonly matches: RegExp; readonly operation: string }[] = [];
  for (const { method, path, aliases, operation } of Object.values<Endpoint>(endpoints)) {
    for (const one of [path, ...aliases]) {
      if (one.includes('{')) patterns.push({ method, matches: pathPattern(one), operation });
      else exact.set(`${method} ${one}`, operation);
    }
  }
  return (method, path) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const known = exact.get(`${asked} ${path}`);
    if (known !== undefined) return known;
    return patterns.find((one) => one.method === asked && one.matches.test(path))?.operation ?? 'other';
  };
}

import { endpoints } from '@smart-address/contract';

/** The place of an operation on the reference page, such as `#/Codes/encode`; null for what the contract does not have. */
export function referenceOf(method: string, pathname: string): string | null {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const isPath = (pattern: string) =>
      new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(
        pathname,
      );
    if (endpoint.method === method && [endpoint.path, ...endpoint.aliases].some(isPath))
      return `#/${endpoint.tag}/${name}`;
  }
  return null;
}

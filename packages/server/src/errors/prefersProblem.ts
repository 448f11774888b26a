import { wanted } from '../reading/wanted.ts';

const problem = 'application/problem+json';

/**
 * Whether an Accept header names RFC 9457's form of an error, and does not want plain JSON as much (RFC 9110, 12.5.1). Of equals it is the
 * envelope, the API's one form: generated clients list whatever the document offers, and read that one only.
 */
export function prefersProblem(header: string | null): boolean {
  if (header === null || !/\/problem\+json/i.test(header)) return false;
  const ranges = wanted(header);
  const qualityOf = (type: string) => ranges.find(({ name }) => name === type)?.quality;
  const asked = qualityOf(problem) ?? 0;
  return asked > (qualityOf('application/json') ?? 0);
}

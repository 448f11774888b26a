import { wanted } from '../reading/wanted.ts';

const problem = 'application/problem+json';

/** Whether an Accept header names RFC 9457's form of an error, and does not want plain JSON more (RFC 9110, 12.5.1). */
export function prefersProblem(header: string | null): boolean {
  if (header === null || !/\/problem\+json/i.test(header)) return false;
  const ranges = wanted(header);
  const qualityOf = (type: string) => ranges.find(({ name }) => name === type)?.quality;
  const asked = qualityOf(problem) ?? 0;
  return asked > 0 && asked >= (qualityOf('application/json') ?? 0);
}

export { providerConformance } from './providers/provider.conformance.ts';
export type { ConformanceCase, ConformanceSubject } from './providers/provider.conformance.ts';

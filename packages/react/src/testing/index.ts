// For tests of pages with a finder, in Testing Library's words. Not for pages: nothing else imports it.
export { pickAddress } from './pickAddress.ts';
export type { TestUser } from './pickAddress.ts';
export { expectAddress } from './expectAddress.ts';
export type { ExpectedAddress } from './expectAddress.ts';

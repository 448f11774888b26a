// For tests of pages with a finder, in Testing Library's words. Not for pages: nothing else imports it.
export { pickAddress, type TestUser } from './pickAddress.ts';
export { expectAddress, type ExpectedAddress } from './expectAddress.ts';

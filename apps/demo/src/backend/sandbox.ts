/**
 * The sandbox's fixed, public credentials, written out so that the page need not carry the backend to know them. No live
 * environment takes them.
 */
export const SANDBOX = {
  apiKey: 'sac_test_000000000000_000000000000000000000000000000002VRoxi',
  keyId: '000000000000',
  keySecret: '00000000000000000000000000000000',
  browserKey: 'sac_test_browser00000_000000000000000000000000000000001X0QE4',
  limitedKey: 'sac_test_limited00000_000000000000000000000000000000001Z3q7R',
  accountToken: 'sat_test_sandboxdev01_000000000000000000000000000000010LDP9N',
} as const;

/** Fixed, public credentials of every sandbox. They never work on a live environment. */
export const SANDBOX_CREDENTIALS = {
  /** Interface B, every scope. */
  apiKey: 'sac_test_000000000000_000000000000000000000000000000002VRoxi',
  /** Interface A: HTTP Basic at `POST /api/v1/auth/token`. */
  keyId: '000000000000',
  keySecret: '00000000000000000000000000000000',
  /** Finder scopes only, any origin. */
  browserKey: 'sac_test_browser00000_000000000000000000000000000000001X0QE4',
  /** Burst of two, to see a 429. */
  limitedKey: 'sac_test_limited00000_000000000000000000000000000000001Z3q7R',
  /** Opens an approved account that may have keys of its own. */
  accountToken: 'sat_test_sandboxdev01_000000000000000000000000000000010LDP9N',
} as const;

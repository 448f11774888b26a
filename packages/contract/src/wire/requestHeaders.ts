/** What an `Idempotency-Key` is made of: 1 to 255 visible ASCII characters. */
export const idempotencyKeyPattern = /^[!-~]{1,255}$/;

/** What a sandbox answers as if it had happened, where `X-Sandbox-Scenario` asks for it. */
export const sandboxScenarios = [
  'rate_limited',
  'quota_exceeded',
  'server_error',
  'timeout',
  'geo_restricted',
] as const;

export type SandboxScenario = (typeof sandboxScenarios)[number];

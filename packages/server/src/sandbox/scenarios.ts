import {
  type Endpoint,
  type Environment,
  type ErrorCode,
  type SandboxScenario,
  sandboxScenarios,
} from '@smart-address/contract';
import { config } from '../config.ts';
import { ApiError, faultOf } from '../errors/ApiError.ts';

const { retryAfterSeconds, quotaRetryAfterSeconds, timeoutMilliseconds } = config.scenarios;

interface Scenario {
  readonly code: ErrorCode;
  /** Retry-After in seconds. */
  readonly retryAfter?: number;
  /** Milliseconds before the answer. */
  readonly delay?: number;
}

const scenarios: Readonly<Record<SandboxScenario, Scenario>> = {
  rate_limited: { code: 'RATE_LIMITED', retryAfter: retryAfterSeconds },
  quota_exceeded: { code: 'QUOTA_EXCEEDED', retryAfter: quotaRetryAfterSeconds },
  server_error: { code: 'INTERNAL_ERROR' },
  timeout: { code: 'SERVICE_UNAVAILABLE', retryAfter: retryAfterSeconds, delay: timeoutMilliseconds },
  geo_restricted: { code: 'GEO_RESTRICTED' },
};

/**
 * Fails a sandbox request as its X-Sandbox-Scenario header asks, where that may happen to its route: nobody without a
 * credential is told of a quota.
 *
 * @throws ApiError the scenario's; UNKNOWN_PARAMETER on live; VALIDATION_FAILED for a scenario there is not, on a route
 * that takes a credential.
 */
export async function playScenario(
  name: string,
  environment: Environment,
  { errors }: Pick<Endpoint, 'errors'>,
): Promise<void> {
  const pointer = '/X-Sandbox-Scenario';
  if (environment !== 'sandbox') throw faultOf('UNKNOWN_PARAMETER', 'header', pointer, 'unknown');
  const asked = sandboxScenarios.find((one) => one === name);
  if (asked === undefined) {
    if (!errors.includes('VALIDATION_FAILED')) return;
    const values = [...sandboxScenarios];
    throw faultOf('VALIDATION_FAILED', 'header', pointer, 'invalid_value', { values });
  }
  const { code, delay = 0, ...waiting } = scenarios[asked];
  if (!errors.includes(code)) return;
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  throw new ApiError(code, waiting);
}

import type { Environment } from '@smart-address/contract';
import { config } from '../config.ts';
import { ApiError } from '../errors/ApiError.ts';

const { retryAfterSeconds, quotaRetryAfterSeconds, timeoutMilliseconds } = config.scenarios;

const scenarios: Readonly<Record<string, () => Promise<never>>> = {
  rate_limited: async () => {
    throw new ApiError('RATE_LIMITED', { retryAfter: retryAfterSeconds });
  },
  quota_exceeded: async () => {
    throw new ApiError('QUOTA_EXCEEDED', { retryAfter: quotaRetryAfterSeconds });
  },
  server_error: async () => {
    throw new ApiError('INTERNAL_ERROR');
  },
  timeout: async () => {
    await new Promise((resolve) => setTimeout(resolve, timeoutMilliseconds));
    throw new ApiError('SERVICE_UNAVAILABLE', { retryAfter: retryAfterSeconds });
  },
  geo_restricted: async () => {
    throw new ApiError('GEO_RESTRICTED');
  },
};

/**
 * Fails a sandbox request as its X-Sandbox-Scenario header asks.
 *
 * @throws ApiError the scenario's; UNKNOWN_PARAMETER on live; VALIDATION_FAILED for a scenario there is not.
 */
export async function playScenario(name: string, environment: Environment): Promise<void> {
  const place = { in: 'header', pointer: '/X-Sandbox-Scenario' } as const;
  if (environment !== 'sandbox') {
    throw new ApiError('UNKNOWN_PARAMETER', { fields: [{ ...place, problem: 'unknown', params: {} }] });
  }
  const play = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!play) {
    const params = { values: Object.keys(scenarios) };
    throw new ApiError('VALIDATION_FAILED', { fields: [{ ...place, problem: 'invalid_value', params }] });
  }
  await play();
}

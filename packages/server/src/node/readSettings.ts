import { environment, type Environment } from '@smart-address/contract';

/** What the environment variables of a server ask for. */
export interface ServerSettings {
  readonly environment: Environment;
  /** Null: nothing is kept. */
  readonly dataFolder: string | null;
  /** Null: 8787. 0 takes any free port. */
  readonly port: number | null;
  /** Null: from this machine only. */
  readonly hostname: string | null;
  /** Where metrics are served; null: nowhere. 0 takes any free port. */
  readonly metricsPort: number | null;
  readonly isLogging: boolean;
  readonly trustedProxies: readonly string[];
}

/** What each variable means, for a reader of `--help`. */
export const settingsHelp = [
  'PORT                          port of the service, 8787 when absent',
  'HOST                          address it listens on, 127.0.0.1 when absent',
  'SMART_ADDRESS_ENVIRONMENT     sandbox (when absent) or live; live needs SMART_ADDRESS_DATA',
  'SMART_ADDRESS_DATA            folder to keep data in; nothing is kept when absent',
  'SMART_ADDRESS_METRICS_PORT    port of /metrics, which is served nowhere when absent',
  'SMART_ADDRESS_LOG             json: one line of JSON a request on standard output',
  'SMART_ADDRESS_TRUSTED_PROXIES addresses or CIDR blocks, separated by commas, whose X-Forwarded-For counts',
] as const;

/** @throws Error naming the variable, what it is and what it may be. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): ServerSettings {
  const text = (name: string) => variables[name]?.trim() || null;
  const choose = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | null => {
    const given = text(name);
    const choice = choices.find((one) => one === given) ?? null;
    if (given !== null && choice === null) {
      throw new Error(`${name} is ${JSON.stringify(given)}: give ${choices.join(' or ')}`);
    }
    return choice;
  };
  const dataFolder = text('SMART_ADDRESS_DATA');
  const chosen = choose('SMART_ADDRESS_ENVIRONMENT', environment.options) ?? 'sandbox';
  if (chosen === 'live' && dataFolder === null) {
    throw new Error('SMART_ADDRESS_DATA is not set: a live deployment must keep its data. Give it a folder');
  }
  return {
    environment: chosen,
    dataFolder,
    port: portOf('PORT', text('PORT')),
    hostname: text('HOST'),
    metricsPort: portOf('SMART_ADDRESS_METRICS_PORT', text('SMART_ADDRESS_METRICS_PORT')),
    isLogging: choose('SMART_ADDRESS_LOG', ['json']) !== null,
    trustedProxies: (text('SMART_ADDRESS_TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  };
}

function portOf(name: string, text: string | null): number | null {
  if (text === null) return null;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new Error(`${name} is ${JSON.stringify(text)}: give a whole number from 0 to 65535`);
  }
  return port;
}

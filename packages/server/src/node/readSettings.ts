import { environment, type Environment } from '@smart-address/contract';
import { closestMatch } from 'leven';
import { publicUrlOf } from '../request/publicUrl.ts';
import { parseIpBlock } from '../credentials/ipAddress.ts';

/** The settings of a server, from environment variables. */
export interface ServerSettings {
  readonly environment: Environment;
  /** Null: in memory. */
  readonly dataFolder: string | null;
  /** URL of the PostgreSQL database to use instead; null: none. May contain a password. */
  readonly databaseUrl: string | null;
  /** Connections to it; null: 10. */
  readonly databaseConnections: number | null;
  /** URL of the Redis for shared limits; null: each process counts for itself. May contain a password. */
  readonly redisUrl: string | null;
  /** Null: 8787. 0 selects a free port. */
  readonly port: number | null;
  /** Null: from this machine only. */
  readonly hostname: string | null;
  /** Port of the metrics; null: none. 0 selects a free port. */
  readonly metricsPort: number | null;
  /** Null: on this machine only. */
  readonly metricsHostname: string | null;
  readonly isLogging: boolean;
  readonly trustedProxies: readonly string[];
  /** Header in which these proxies name the caller's country; null: it is not known. */
  readonly countryHeader: string | null;
  /** Where callers reach it, if a proxy puts it under a path; null: at the host they ask. */
  readonly publicUrl: string | null;
  /** Seconds it still answers after the signal to stop, so that load balancers notice. */
  readonly graceSeconds: number;
}

/** What each variable means, for a reader of `--help`. */
export const settingsHelp = [
  'PORT                          port of the service, 8787 when absent',
  'HOST                          address it listens on, 127.0.0.1 when absent',
  'SMART_ADDRESS_ENVIRONMENT     sandbox (when absent) or live; live needs data to be kept',
  'SMART_ADDRESS_DATA            folder to keep data in; nothing is kept when absent',
  'DATABASE_URL                  postgres://user:password@host:5432/database to keep data in instead, for several processes',
  'SMART_ADDRESS_DATABASE_CONNECTIONS  to that database from this process, 10 when absent',
  'REDIS_URL                     redis://:password@host:6379 to share limits with other processes',
  'SMART_ADDRESS_METRICS_PORT    port of /metrics, which is served nowhere when absent',
  'SMART_ADDRESS_METRICS_HOST    address they are served on, 127.0.0.1 when absent',
  'SMART_ADDRESS_LOG             json: one line of JSON a request on standard output',
  'SMART_ADDRESS_TRUSTED_PROXIES addresses or CIDR blocks, separated by commas, whose X-Forwarded-For counts',
  'SMART_ADDRESS_COUNTRY_HEADER  header in which those proxies give the caller’s country: calls from outside Tunisia are refused',
  'SMART_ADDRESS_PUBLIC_URL      where callers reach it behind a proxy that puts it under a path, such as https://shop.example/address-api',
  'SMART_ADDRESS_GRACE_SECONDS   it goes on answering when told to stop, and /readyz says 503; 1 when absent',
] as const;

/** The names of our variables, as `--help` lists them. */
const KNOWN = settingsHelp.map((line) => line.split(' ', 1)[0] ?? '');

/**
 * Refuses a variable of ours that there is not: a misspelt SMART_ADDRESS_ENVIRONMENT would start a public sandbox without a word.
 *
 * @throws Error naming the variable and the nearest one there is.
 */
function refuseUnknown(variables: Readonly<Record<string, string | undefined>>): void {
  const unknown = Object.keys(variables).find(
    (name) => name.startsWith('SMART_ADDRESS_') && !KNOWN.includes(name),
  );
  if (unknown === undefined) return;
  const written = unknown.slice(0, 64);
  const nearest = closestMatch(written, KNOWN);
  throw new Error(
    `${written} is no setting: did you mean ${nearest}? Rename it, or unset it. All of them: --help`,
  );
}

/** Reads the text of a variable. @throws Error naming the variable, its value and the allowed ones. */
type Reader<Value> = (text: string, name: string) => Value;

/** @throws Error naming the variable, its value and the allowed ones. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): ServerSettings {
  refuseUnknown(variables);
  const text = (name: string) => variables[name]?.trim() || null;
  const read = <Value>(name: string, reader: Reader<Value>): Value | null => {
    const given = text(name);
    return given === null ? null : reader(given, name);
  };
  const dataFolder = text('SMART_ADDRESS_DATA');
  const databaseUrl = read('DATABASE_URL', urlOf('postgres', 'postgresql'));
  if (dataFolder !== null && databaseUrl !== null) {
    throw new Error(
      'SMART_ADDRESS_DATA and DATABASE_URL are both set: data is kept in one of them. Unset the other',
    );
  }
  const chosen = read('SMART_ADDRESS_ENVIRONMENT', oneOf(environment.options)) ?? 'sandbox';
  if (chosen === 'live' && dataFolder === null && databaseUrl === null) {
    throw new Error(
      'SMART_ADDRESS_DATA is not set: a live deployment must keep its data. Give it a folder, or a database as DATABASE_URL',
    );
  }
  const trustedProxies = read('SMART_ADDRESS_TRUSTED_PROXIES', blocks) ?? [];
  const countryHeader = read('SMART_ADDRESS_COUNTRY_HEADER', headerName);
  if (countryHeader !== null && trustedProxies.length === 0) {
    throw new Error(
      'SMART_ADDRESS_COUNTRY_HEADER is set, but only a trusted proxy’s header counts: name the proxy as SMART_ADDRESS_TRUSTED_PROXIES',
    );
  }
  return {
    environment: chosen,
    dataFolder,
    databaseUrl,
    databaseConnections: read('SMART_ADDRESS_DATABASE_CONNECTIONS', wholeNumber(1, 1_000)),
    redisUrl: read('REDIS_URL', urlOf('redis', 'rediss')),
    port: read('PORT', wholeNumber(0, 65_535)),
    hostname: text('HOST'),
    metricsPort: read('SMART_ADDRESS_METRICS_PORT', wholeNumber(0, 65_535)),
    metricsHostname: text('SMART_ADDRESS_METRICS_HOST'),
    isLogging: read('SMART_ADDRESS_LOG', oneOf(['json'])) !== null,
    graceSeconds: read('SMART_ADDRESS_GRACE_SECONDS', wholeNumber(0, 3_600)) ?? 1,
    trustedProxies,
    countryHeader,
    publicUrl: read('SMART_ADDRESS_PUBLIC_URL', publicUrl),
  };
}

function oneOf<const Choice extends string>(choices: readonly Choice[]): Reader<Choice> {
  return (text, name) => {
    const choice = choices.find((one) => one === text);
    if (choice !== undefined) return choice;
    throw new Error(`${name} is ${JSON.stringify(text)}: give ${choices.join(' or ')}`);
  };
}

function wholeNumber(min: number, max: number): Reader<number> {
  return (text, name) => {
    const number = Number(text);
    if (/^\d{1,5}$/.test(text) && number >= min && number <= max) return number;
    throw new Error(`${name} is ${JSON.stringify(text)}: give a whole number from ${min} to ${max}`);
  };
}

function publicUrl(text: string, name: string): string {
  const url = publicUrlOf(text);
  if (url !== null) return url;
  throw new Error(
    `${name} is ${JSON.stringify(text)}: give an address with http:// or https:// and no query, fragment or password, such as https://shop.example/address-api`,
  );
}

function headerName(text: string, name: string): string {
  if (/^[\w-]{1,64}$/.test(text)) return text;
  throw new Error(`${name} is ${JSON.stringify(text)}: give the name of a header, such as CF-IPCountry`);
}

function blocks(text: string, name: string): readonly string[] {
  const given = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const bad = given.find((one) => parseIpBlock(one) === null);
  if (bad === undefined) return given;
  throw new Error(
    `${name} has ${JSON.stringify(bad)}: give addresses or CIDR blocks, separated by commas, such as 10.0.0.0/8`,
  );
}

/** The message omits the URL, which may contain a password. */
function urlOf(...schemes: readonly [string, string]): Reader<string> {
  return (text, name) => {
    if (schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(text)) return text;
    throw new Error(
      `${name} is not a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}: give ` +
        `${schemes[0]}://user:password@host:port/name, with what is special in the password percent-encoded`,
    );
  };
}

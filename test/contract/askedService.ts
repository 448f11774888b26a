import type { EndpointName } from '@smart-address/contract';
import { SANDBOX_CREDENTIALS } from '@smart-address/server';
import type { Answer, Call } from './documented.ts';

/** A service that the contract's suites ask. */
export interface AskedService {
  /** The way it is reached. */
  readonly name: string;
  call(endpoint: EndpointName, options?: Call): Promise<Answer>;
  /** The header of an account's token; known once the suite has begun. */
  bearer: Readonly<Record<string, string>>;
}

export const point = { lat: 36.8065, lng: 10.1815 };
export const asQuery = { lat: '36.8065', lng: '10.1815' };
export const basic = `Basic ${btoa(`${SANDBOX_CREDENTIALS.keyId}:${SANDBOX_CREDENTIALS.keySecret}`)}`;
export const key = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey };

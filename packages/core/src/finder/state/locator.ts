import type { LatLng } from '@smart-address/codes';
import { LocateError, type FinderEnvironment } from './environment.ts';
import type { FinderOptions } from './options.types.ts';
import { readResult } from './results.ts';
import type { AddressValue, FinderEvent, LocateFailure } from './types.ts';
import { barePinValue, pinValue } from '../address/value.ts';
import { readPoint } from '../../readPoint.ts';

/** The arithmetic of codes, which is loaded only for a position. */
export const importPin = () => import('../address/positionCodes.ts');

/** Milliseconds to wait for the address of the device's position. */
const REVERSE_TIMEOUT_MS = 10_000;

export interface FinderLocator {
  /** Finds the device's position, then its address, in place of one that is still being found. */
  locate(domEvent: Event | null): Promise<void>;
  stop(): void;
}

/** Sends `located` with the value of the device's position, or `locateFailed`; nothing after `stop`. */
export function createLocator(
  environment: FinderEnvironment,
  getOptions: () => FinderOptions,
  send: (event: FinderEvent, domEvent: Event | null) => void,
): FinderLocator {
  let controller: AbortController | null = null;

  /** The value of a point: its coordinates alone if the provider has no address for it, null outside Tunisia. */
  async function valueOf(point: LatLng, signal: AbortSignal): Promise<AddressValue | null> {
    // Without codes the point is still a valid place.
    const codes = await importPin().then(
      ({ codesOf }) => codesOf(point),
      () => ({ plusCode: '', smartCode: '' }),
    );
    const bare = barePinValue(point, codes);
    let cancel = () => {};
    const late = new Promise<AddressValue>((resolve) => {
      cancel = environment.setTimer(() => resolve(bare), REVERSE_TIMEOUT_MS);
      signal.addEventListener('abort', cancel);
    });
    const named = async (): Promise<AddressValue | null> => {
      try {
        const { provider, locale } = getOptions();
        const answer = await provider.reverse(point, { signal, locale: locale ?? 'fr' });
        if (answer === null) return null;
        const result = readResult(answer);
        return result === null ? bare : pinValue(point, codes, result);
      } catch {
        return bare;
      }
    };
    const value = await Promise.race([named(), late]);
    cancel();
    return value;
  }

  async function locate(domEvent: Event | null) {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    const fail = (reason: LocateFailure) => {
      if (signal.aborted) return;
      send({ type: 'locateFailed', reason, isAway: getOptions().isFocusElsewhere?.() ?? false }, domEvent);
    };
    try {
      const point = readPoint(await environment.locate(signal), 'position of the device');
      if (signal.aborted) return;
      if (point === null) return fail('unavailable');
      const value = await valueOf(point, signal);
      if (signal.aborted) return;
      if (value === null) fail('outside');
      else send({ type: 'located', value }, domEvent);
    } catch (error) {
      fail(error instanceof LocateError ? error.reason : 'unavailable');
    }
  }

  return { locate, stop: () => controller?.abort() };
}

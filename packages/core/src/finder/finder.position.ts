import type { LatLng } from '@smart-address/codes';
import type { Lang } from '@smart-address/gazetteer';
import type { Provider } from '../provider.types.ts';
import type { FinderEnvironment } from './finder.environment.ts';
import { readResult } from './finder.results.ts';
import type { AddressValue } from './finder.types.ts';
import { barePinValue, pinValue } from './finder.value.ts';

/** Milliseconds to wait for the address of the device's position. */
const REVERSE_TIMEOUT_MS = 10_000;

interface Asked {
  readonly provider: Provider;
  readonly environment: FinderEnvironment;
  readonly signal: AbortSignal;
  readonly locale: Lang;
}

/** The value of the device's position: its coordinates alone if the provider has no address for it, null outside Tunisia. */
export async function valueOfPosition(
  point: LatLng,
  { provider, environment, signal, locale }: Asked,
): Promise<AddressValue | null> {
  // The arithmetic of codes is loaded only for this. If it cannot be loaded, the point is still a valid place.
  const codes = await import('./finder.pin.ts').then(
    ({ codesOf }) => codesOf(point),
    () => ({ plusCode: '', smartCode: '' }),
  );
  const bare = barePinValue(point, codes);
  let cancel = () => {};
  const late = new Promise<AddressValue>((resolve) => {
    cancel = environment.setTimer(() => resolve(bare), REVERSE_TIMEOUT_MS);
  });
  const named = async (): Promise<AddressValue | null> => {
    try {
      const answer = await provider.reverse(point, { signal, locale });
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

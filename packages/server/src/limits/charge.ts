import type { Services } from '../request/services.ts';
import type { Caller } from '../credentials/credential.types.ts';
import type { Cost } from './cost.ts';
import { type Taken, takeLimits } from './takeLimits.ts';

const nothing: Taken = { units: 0, burst: 0, at: 0 };

/** What one request takes from its key's burst and its organisation's month: more once its cost is known, less where the service fails. */
export class Charge {
  readonly #services: Services;
  readonly #caller: Caller;
  readonly #operation: string;
  #taken = nothing;
  /** The limits as they are now, for the answer. */
  readonly #answer: { headers: Record<string, string> };

  constructor(
    services: Services,
    caller: Caller,
    operation: string,
    answer: { headers: Record<string, string> },
  ) {
    this.#services = services;
    this.#caller = caller;
    this.#operation = operation;
    this.#answer = answer;
  }

  /**
   * Takes a cost in place of what was taken; nothing if that was as much. Awaited only where there is something to await.
   *
   * @throws ApiError RATE_LIMITED: nothing is taken then; QUOTA_EXCEEDED: the burst is taken, and no unit.
   */
  take(cost: Cost, dearest: Cost = cost): Promise<void> | undefined {
    const before = this.#taken;
    if (cost.units <= before.units && cost.burst <= before.burst) return undefined;
    const at = this.#services.clock();
    // Given back by the first thing `takeLimits` does.
    this.#taken = nothing;
    const headers = takeLimits(this.#services, this.#caller, this.#operation, cost, before, dearest);
    if (headers instanceof Promise) return headers.then((fields) => this.#took(cost, at, fields));
    this.#took(cost, at, headers);
    return undefined;
  }

  // A spread in place of the three names costs every call a few hundredths of its time.
  #took({ units, burst }: Cost, at: number, headers: Record<string, string>): void {
    this.#taken = { units, burst, at };
    this.#answer.headers = headers;
  }

  /** Gives units of the month back, by default all of them. A burst is never given back: the work was done. */
  async giveBack(units = this.#taken.units): Promise<void> {
    const { at } = this.#taken;
    if (units === 0) return;
    this.#taken = { ...this.#taken, units: this.#taken.units - units };
    const back = { units, burst: 0, at };
    this.#answer.headers = await takeLimits(this.#services, this.#caller, this.#operation, nothing, back);
  }
}

import type { FinderEnvironment } from '@smart-address/core';

/** An environment that asks another one each time: a page may set its own after the finder was made. */
export const forwardEnvironment = (outside: () => FinderEnvironment): FinderEnvironment => ({
  setTimer: (callback, milliseconds) => outside().setTimer(callback, milliseconds),
  now: () => outside().now(),
  createSession: () => outside().createSession(),
  locate: (signal) => outside().locate(signal),
  get speaksActiveOption() {
    return outside().speaksActiveOption;
  },
});

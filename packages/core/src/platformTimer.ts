/** Calls back once after `milliseconds`; returns a function that cancels it. */
export type SetTimer = (callback: () => void, milliseconds: number) => () => void;

/** The platform's `setTimeout`. */
export const platformTimer: SetTimer = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** Whether there may be a network, as far as the browser knows. Nothing says so in Node; there a request has to tell. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** Whether there may be a network, as far as the browser knows. True in Node, which has no such information. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

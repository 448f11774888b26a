/** Whether there may be a network, as far as the browser knows. True in Node, which has no such information. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

interface Outside {
  readonly navigator?: Partial<typeof navigator> & { readonly connection?: { readonly saveData?: boolean } };
}

/** Whether the person has asked the browser to save data: the browsers made of Chromium tell. False in Node. */
export const savesData = ({ navigator }: Outside = globalThis): boolean =>
  navigator?.connection?.saveData === true;

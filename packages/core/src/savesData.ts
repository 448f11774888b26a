interface Outside {
  readonly navigator?: Partial<typeof navigator> & { readonly connection?: { readonly saveData?: boolean } };
}

/** Whether the person has asked the browser to save data: the browsers made of Chromium tell. False in Node. */
export const savesData = ({ navigator }: Outside = globalThis): boolean =>
  navigator?.connection?.saveData === true;

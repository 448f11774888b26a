/** Whole seconds from a `Retry-After` header, which gives seconds or a date; null when it gives neither. */
export function retryAfterOf(headers: Headers): number | null {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // A date names its month; without this check `Date.parse` would also accept "-5" or "1.5".
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

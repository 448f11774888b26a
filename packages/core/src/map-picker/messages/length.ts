/** Metres as a person says them: to the metre below 100, to ten below a kilometre, then kilometres with one decimal. */
export function roundLength(meters: number): { readonly value: number; readonly unit: 'm' | 'km' } {
  if (meters < 99.5) return { value: Math.max(1, Math.round(meters)), unit: 'm' };
  if (meters < 995) return { value: Math.round(meters / 10) * 10, unit: 'm' };
  const km = meters / 1000;
  return { value: km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km), unit: 'km' };
}

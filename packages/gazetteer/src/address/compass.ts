/** The eight directions, clockwise from north. */
const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The nearest of the eight directions. @param bearing degrees clockwise from north */
export function directionOf(bearing: number): Direction {
  const eighth = Math.round((((bearing % 360) + 360) % 360) / 45) % 8;
  return DIRECTIONS[eighth] ?? 'n';
}

import type { HostileSetting } from './hostileValues.ts';

/** Settings for as few mounts as there are rows of the longest: one row of each setting together, and what they are. */
export function inRounds(
  rows: readonly HostileSetting[],
): (readonly [names: string, settings: () => Readonly<Record<string, unknown>>])[] {
  const rounds: HostileSetting[][] = [];
  for (const row of rows) {
    const round = rounds.find((one) => one.every(([setting]) => setting !== row[0]));
    if (round) round.push(row);
    else rounds.push([row]);
  }
  return rounds.map((round) => [
    round.map(([setting, name]) => `${setting}: ${name}`).join('; '),
    () => Object.fromEntries(round.map(([setting, , make]) => [setting, make()])),
  ]);
}

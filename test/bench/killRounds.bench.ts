import { fileURLToPath } from 'node:url';
import { build, builtRunner } from '../../packages/server/bench/server.ts';
import { killRounds } from '../durability/killRounds.ts';

// `npm run bench -- killRounds`: 10 rounds of kill -9 on SQLite, of what was built; `--rounds=N` for others.

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 10);
build();
const { acknowledged, lost, restarts, restartCosts, integrity } = await killRounds(
  rounds,
  fileURLToPath(new URL('../durability/serveChild.mjs', import.meta.url)),
  builtRunner,
);
console.log(
  `${rounds} kills, ${acknowledged} writes acknowledged, ${lost.length} lost, integrity ${integrity}`,
);
console.log(
  `ready again after ${seconds(restarts, 0.5)} s in the median and ${seconds(restarts, 1)} s at most,`,
);
console.log(`of which ${seconds(restartCosts, 0.5)} s and ${seconds(restartCosts, 1)} s of processor time`);

function seconds(milliseconds: readonly number[], share: number): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  return ((sorted[Math.floor((rounds - 1) * share)] ?? NaN) / 1_000).toFixed(2);
}

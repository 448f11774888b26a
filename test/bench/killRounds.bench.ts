import { build, builtRunner } from '../../packages/server/bench/server.ts';
import { killRounds } from '../durability/killRounds.ts';

// `npm run bench -- killRounds`: 10 rounds of kill -9 on SQLite, of what was built; `--rounds=N` for others.

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 10);
build();
const { acknowledged, lost, restarts, integrity } = await killRounds(rounds, builtRunner);
const sorted = [...restarts].sort((a, b) => a - b);
const seconds = (share: number) => ((sorted[Math.floor((rounds - 1) * share)] ?? NaN) / 1_000).toFixed(2);
console.log(
  `${rounds} kills, ${acknowledged} writes acknowledged, ${lost.length} lost, integrity ${integrity}`,
);
console.log(`ready again after ${seconds(0.5)} s in the median and ${seconds(1)} s at most`);

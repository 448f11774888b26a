import { killRounds } from '../durability/killRounds.ts';

// `npm run bench -- killRounds`: 10 rounds of kill -9 on SQLite; `--rounds=N` for others.

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 10);
const { acknowledged, lost, restarts, integrity } = await killRounds(rounds);
const slowest = Math.max(...restarts);
console.log(
  `${rounds} kills, ${acknowledged} writes acknowledged, ${lost.length} lost, integrity ${integrity}`,
);
console.log(
  `started again within ${(slowest / 1_000).toFixed(2)} s at the slowest, compiler and places included`,
);

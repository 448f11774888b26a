import { runFuzz } from '../fuzz/runFuzz.ts';

// `npm run bench -- fuzz --count=100000`; 25,000 drawn requests by default, and `--seed=N` for others.

function flag(name: string, fallback: number): number {
  return Number(new RegExp(`--${name}=(\\d+)`).exec(process.argv.join(' '))?.[1] ?? fallback);
}

const started = performance.now();
const seed = flag('seed', 1);
const { requests, findings, findingCount, statuses, reached } = await runFuzz(flag('count', 25_000), seed);
const seconds = (performance.now() - started) / 1_000;
console.log(`${requests} requests in ${seconds.toFixed(0)} s, seed ${seed}; ${findingCount} findings`);
console.log(
  [...statuses]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join('  '),
);
for (const [name, { drawn, succeeded }] of [...reached].sort()) {
  console.log(
    `  ${name.padEnd(22)} ${((succeeded / drawn) * 100).toFixed(0).padStart(3)} % of ${drawn} meant well reached a 2xx`,
  );
}
for (const finding of findings) console.log(finding);

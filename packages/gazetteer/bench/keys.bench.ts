import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs';

// npx tsx packages/gazetteer/bench/keys.bench.ts: how long a key takes in Chromium with the processor slowed fourfold, from the very first
// one. Also how long the gazetteer takes to load there once its bytes are in.

const SLOWDOWN = 4;
const ROUNDS = 3;
const LONGEST_KEY_MS = 16;
const TYPED = [
  'sidi bou siad',
  'rue de marseile',
  'صفاقس',
  '2070 la marsa',
  'kairuoan',
  'cité ennasr 2',
  'avenue habib bourguiba tunis',
  '7amamet',
];

const output = await build({
  logLevel: 'silent',
  configFile: false,
  build: {
    write: false,
    minify: true,
    lib: {
      entry: new URL('../src/index.ts', import.meta.url).pathname,
      formats: ['es'],
      fileName: 'gazetteer',
    },
  },
});
const [bundle] = [output].flat();
const files = new Map(
  bundle && 'output' in bundle ? bundle.output.map((file) => [`/${file.fileName}`, file]) : [],
);
const entry = [...files.values()].find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';

const server = createServer((request, response) => {
  const file = files.get(request.url ?? '');
  if (!file) {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>keys</title>');
    return;
  }
  response.setHeader('content-type', 'text/javascript').end(file.type === 'chunk' ? file.code : file.source);
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

const browser = await chromium.launch(chromiumLaunchOptions({ isMeasured: true }));

interface Round {
  readonly loaded: number;
  readonly keys: readonly { readonly query: string; readonly ms: number }[];
}

/** Types everything in a page of its own. */
async function round(): Promise<Round> {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  // The bytes come first: what is measured is what the page does with them.
  await page.evaluate(
    (urls) => Promise.all(urls.map((url) => fetch(url).then((answer) => answer.text()))),
    [...files.keys()],
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const result = await page.evaluate(
    async ({ url, typed }) => {
      const { loadGazetteer } = await import(url);
      const start = performance.now();
      const gazetteer = await loadGazetteer();
      const loaded = performance.now() - start;
      const keys: { query: string; ms: number }[] = [];
      for (const word of typed) {
        for (let length = 1; length <= word.length; length++) {
          const query = word.slice(0, length);
          const before = performance.now();
          gazetteer.search(query);
          keys.push({ query, ms: performance.now() - before });
          await new Promise((resolve) => {
            setTimeout(resolve, 40);
          });
        }
      }
      return { loaded, keys };
    },
    { url: `/${entry}`, typed: TYPED },
  );
  await page.close();
  return result;
}

const rounds: Round[] = [];
for (let i = 0; i < ROUNDS; i++) rounds.push(await round());
await browser.close();
server.close();

// The least of several rounds: what the machine does besides is left out.
const keys = (rounds[0]?.keys ?? []).map(({ query }, i) => ({
  query,
  ms: Math.min(...rounds.map((one) => one.keys[i]?.ms ?? Infinity)),
}));
const firsts = rounds.map((one) => one.keys[0]?.ms.toFixed(1)).join(', ');
const longest = keys.toSorted((a, b) => b.ms - a.ms);
const median = longest[longest.length >> 1]?.ms ?? 0;
console.log(
  `${keys.length} keys, processor ${SLOWDOWN} times slower, the least of ${ROUNDS} rounds: median ${median.toFixed(1)} ms`,
);
console.log(
  `longest: ${longest
    .slice(0, 5)
    .map(({ query, ms }) => `"${query}" ${ms.toFixed(1)} ms`)
    .join(', ')}`,
);
console.log(`the first key of each round: ${firsts} ms`);
console.log(
  `everything loaded and warm in ${rounds.map(({ loaded }) => loaded.toFixed(0)).join(', ')} ms, slowed`,
);
if ((longest[0]?.ms ?? 0) > LONGEST_KEY_MS) {
  console.log(`A key took longer than ${LONGEST_KEY_MS} ms.`);
  process.exitCode = 1;
}

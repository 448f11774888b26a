// `npm start`: install, the reference backend over HTTP, and the demo on top of it. One process, one Ctrl-C.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';

const DEMO_PORT = 5173;
const BACKEND_PORT = 8787;
const HELP = `npm start                    the demo on http://localhost:${DEMO_PORT}, its backend on the next free port from ${BACKEND_PORT}
npm start -- --port 8080     the demo on another port
npm start -- --lan           also reachable from a phone or another computer of the same network
npm start -- --no-open       leaves the browser alone
npm start -- --no-install    skips the installation step`;

const OPTIONS = /** @type {const} */ ({
  port: { type: 'string', default: String(DEMO_PORT) },
  lan: { type: 'boolean', default: false },
  'no-open': { type: 'boolean', default: false },
  'no-install': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

function readFlags() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${HELP}`, { cause: error });
  }
}

/**
 * Whether nothing listens on a port of this machine, on any address.
 * @param {number} port
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port }, () => probe.close(() => resolve(true)));
  });
}

/** @param {number} from */
async function nextFreePort(from) {
  for (let port = from; port < from + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`No free port between ${from} and ${from + 99} for the backend. Set PORT to another one.`);
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`"${text}" is not a port: give a whole number from 1 to 65535.`);
  return port;
}

/** @type {Readonly<Record<string, readonly string[]>>} */
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

/** @param {string} url */
function openBrowser(url) {
  const isDesktop =
    process.stdout.isTTY &&
    !process.env.CI &&
    !process.env.SSH_CONNECTION &&
    (process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  if (!isDesktop) return;
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  // A machine without such a command still has the address on the screen.
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/**
 * Tells the page that the backend answers on its own origin; a static copy of the demo is told nothing.
 * @type {import('vite').Plugin}
 */
const tellBackend = {
  name: 'tell-backend',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'smart-address-backend', content: 'same-origin' }, injectTo: 'head' },
  ],
};

function lanAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((address) => (address?.family === 'IPv4' && !address.internal ? [address.address] : []));
}

async function main() {
  const flags = readFlags();
  if (flags.help) return console.log(HELP);
  const port = readPort(flags.port);
  if (!(await isFree(port)))
    throw new Error(
      `Port ${port} is taken, perhaps by another \`npm start\`. Stop that one, or run \`npm start -- --port ${port + 1}\`.`,
    );
  if (!flags['no-install']) install();

  const { register } = await import('tsx/esm/api');
  register();
  const { listen } = await import('@smart-address/server/node');
  const { SANDBOX_CREDENTIALS } = await import('@smart-address/server');
  const { createServer: createViteServer } = await import('vite');

  const backend = await listen({
    port: await nextFreePort(process.env.PORT ? readPort(process.env.PORT) : BACKEND_PORT),
    hostname: '127.0.0.1',
  });
  const demo = await createViteServer({
    root: fileURLToPath(new URL('../apps/demo', import.meta.url)),
    plugins: [tellBackend],
    server: {
      port,
      strictPort: true,
      host: flags.lan ? '0.0.0.0' : 'localhost',
      proxy: { '^/(api|v1|docs|openapi.json|livez|readyz|version|\\.well-known)(/|\\?|$)': backend.url },
    },
    clearScreen: false,
    logLevel: 'warn',
  });
  await demo.listen();

  const url = `http://localhost:${port}`;
  const lines = [
    '',
    `  Demo      ${url}`,
    ...(flags.lan ? lanAddresses().map((address) => `            http://${address}:${port}`) : []),
    `  Backend   ${backend.url} (sandbox, in memory)`,
    '',
    '  Sandbox credentials: public, fixed, refused by any live environment',
    `    X-API-Key, all scopes      ${SANDBOX_CREDENTIALS.apiKey}`,
    `    X-API-Key for a browser    ${SANDBOX_CREDENTIALS.browserKey}`,
    `    X-API-Key that meets 429   ${SANDBOX_CREDENTIALS.limitedKey}`,
    `    Bearer, POST /api/v1/auth/token, Basic ${SANDBOX_CREDENTIALS.keyId}:${SANDBOX_CREDENTIALS.keySecret}`,
    '',
    '  Ctrl-C stops both.',
    '',
  ];
  console.log(lines.join('\n'));
  if (!flags['no-open']) openBrowser(url);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await Promise.allSettled([demo.close(), backend.close()]);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error) => {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Scripts that Node runs as they are. */
    programs: {
      /** `smart-address-server`. */
      readonly server: string;
      /** `@smart-address/server/node`, to import. */
      readonly node: string;
      /** `serveChild.mjs`. */
      readonly killed: string;
    };
  }
}

const server = fileURLToPath(new URL('../../packages/server', import.meta.url));

/** Builds what tests start again and again, as a published package has it built: through tsx each start takes two seconds of a processor more. */
export default async function buildPrograms({ provide }: TestProject): Promise<() => void> {
  const outDir = mkdtempSync(join(tmpdir(), 'smart-address-programs-'));
  await build({
    root: server,
    configFile: false,
    logLevel: 'error',
    // Those with native parts, with files of their own, and in CommonJS stay packages.
    ssr: {
      noExternal: true,
      external: ['better-sqlite3', 'better-sqlite3-node20', 'ioredis', 'pg', 'pino', 'prom-client'],
    },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      rolldownOptions: {
        input: {
          server: join(server, 'src/staff/main.ts'),
          node: join(server, 'src/node.ts'),
          killed: fileURLToPath(new URL('../durability/serveChild.mjs', import.meta.url)),
        },
        // The package has no side effects, and its program is nothing else.
        treeshake: false,
      },
    },
  });
  symlinkSync(join(server, 'node_modules'), join(outDir, 'node_modules'), 'junction');
  const pathOf = (name: string) => join(outDir, `${name}.js`);
  provide('programs', { server: pathOf('server'), node: pathOf('node'), killed: pathOf('killed') });
  return () => rmSync(outDir, { recursive: true, force: true });
}

#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Older ones lack what the service is made of, and would only say "crypto is not defined".
if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(`The service needs Node 20.19 or later. This is ${process.version}: install a newer one.`);
  process.exit(1);
}
// In the repository the sources run through tsx. An installed package runs what was built, although a project has a tsx of its own.
if (existsSync(new URL('../tsconfig.json', import.meta.url))) {
  const tsx = await import('tsx/esm/api');
  tsx.register();
  await import('../src/staff/main.ts');
} else {
  await import('../dist/staff/main.js');
}

#!/usr/bin/env node
// In the repository the sources run through tsx; an installed package runs what was built.
const tsx = await import('tsx/esm/api').catch(() => null);
if (tsx) {
  tsx.register();
  await import('../src/staff/main.ts');
} else {
  await import('../dist/staff/main.js');
}

// `npm run storybook`: every visible state of every part, on http://localhost:6006. `-- build` writes a static folder.
// Nothing leaves the machine: no telemetry, no version check.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const [mode = 'dev', ...rest] = process.argv.slice(2);
if (mode !== 'dev' && mode !== 'build') {
  console.error(`"${mode}" is neither dev nor build: npm run storybook, or npm run storybook -- build`);
  process.exit(1);
}
install();
const args =
  mode === 'dev'
    ? ['dev', '--port', '6006', '--ci', '--exact-port', '--no-version-updates']
    : ['build', '--output-dir', 'storybook-static'];
const child = spawn('npx', ['storybook', ...args, '--disable-telemetry', ...rest], {
  cwd: fileURLToPath(new URL('../stories', import.meta.url)),
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
child.on('exit', (status) => process.exit(status ?? 1));
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));

// Runs in a package's folder before it is packed or published. npm would leave `workspace:*` and the exports of the sources in the package,
// and one that was not built would be empty. Neither can be taken back once it is published.
import { existsSync, readFileSync } from 'node:fs';

if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Only pnpm writes versions in place of workspace:*. Pack and publish as CONTRIBUTING.md says.',
  );
  process.exit(1);
}
const { publishConfig } = JSON.parse(readFileSync('package.json', 'utf8'));
const missing = Object.values(publishConfig.exports)
  .flatMap((door) => Object.values(door))
  // Of './dist/map/*.js' the folder.
  .filter((file) => !existsSync(file.replace(/\*.*/, '')));
if (missing.length > 0) {
  console.error(`Not built: ${missing.join(', ')}. Run npm run build first.`);
  process.exit(1);
}

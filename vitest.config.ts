import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

// A suffix routes a test to its runner: *.test.ts in Node, *.browser.test.tsx in a real Chromium,
// *.e2e.test.ts in Node driving a whole page. Stories are tests too, through Storybook's own plugin.
const browserSuffix = '**/*.browser.test.{ts,tsx}';
const e2eSuffix = '**/*.e2e.test.ts';
const ignored = ['**/node_modules/**', '**/dist/**'];
// A busy machine is no failure: nothing here asserts a time.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    projects: [
      './stories/vitest.config.ts',
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,apps,test}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, browserSuffix, e2eSuffix],
          ...patience,
        },
      },
      {
        plugins: [react()],
        // Named beforehand: a dependency met in the middle of a run reloads the page under the tests.
        optimizeDeps: {
          include: [
            ...[
              'react',
              'react/jsx-dev-runtime',
              'react-dom',
              'react-dom/client',
              '@floating-ui/react',
              'react-hook-form',
              '@testing-library/react',
              '@testing-library/user-event',
              'axe-core',
              '@guidepup/virtual-screen-reader',
            ].map((name) => `@smart-address/react > ${name}`),
            '@smart-address/core > @floating-ui/dom',
            '@smart-address/core > leaflet',
          ],
        },
        test: {
          name: 'browser',
          ...patience,
          include: [`{packages,apps,test}/${browserSuffix}`],
          exclude: ignored,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: [`test/${e2eSuffix}`],
          globalSetup: ['test/e2e/buildDemo.setup.ts'],
          exclude: ignored,
          ...patience,
          fileParallelism: false,
        },
      },
    ],
  },
});

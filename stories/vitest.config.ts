import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';

// Every story is a test: it renders, its play function passes, and axe finds nothing.
export default defineConfig({
  // Named beforehand: a dependency met in the middle of a run reloads the page under the tests.
  optimizeDeps: {
    include: [
      'protomaps-leaflet',
      'axe-core',
      'storybook/internal/core-events',
      'storybook/preview-api',
      'storybook/theming',
      '@storybook/addon-docs/blocks',
    ],
  },
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  test: {
    name: 'storybook',
    // One page for all files, and none for documents: opening a page takes longer than its stories.
    isolate: false,
    exclude: ['**/*.mdx'],
    setupFiles: ['.storybook/otherDirection.ts'],
    // As everywhere in this repository: a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      fileParallelism: false,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions({ isShellEnough: true }) }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

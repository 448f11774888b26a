import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

// A suffix routes a test to its runner: *.test.ts in Node, *.process.test.ts in a Node of its own, *.browser.test.tsx in a real
// Chromium, *.e2e.test.ts in Node driving a whole page. Stories are tests too, through Storybook's own plugin.
const browserSuffix = '**/*.browser.test.{ts,tsx}';
const e2eSuffix = '**/*.e2e.test.ts';
const processSuffix = '**/*.process.test.ts';
// Letters are drawn as the whole Chromium draws them.
const pictures = 'test/stories/pictures.browser.test.tsx';
const elements = `packages/element/${browserSuffix}`;
// On a page where nothing was loaded yet.
const loading = 'packages/react/src/loading.browser.test.tsx';
const draws = 'test/draws.setup.ts';
const pageSetup = (name: string) =>
  fileURLToPath(new URL(`packages/${name}/test-support/page.setup.ts`, import.meta.url));
const ignored = ['**/node_modules/**', '**/dist/**'];
// A busy machine is no failure: nothing here asserts a time.
const patience = { testTimeout: 600_000, hookTimeout: 180_000, expect: { poll: { timeout: 120_000 } } };

/** What waits for processes and databases goes first, while browsers keep the cores busy. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ project }: TestSpecification) => project.name === 'process';
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

export default defineConfig({
  test: {
    // One more than there are cores: a test that waits leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
    projects: [
      './stories/vitest.config.ts',
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,apps,test}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, browserSuffix, e2eSuffix, processSuffix],
          setupFiles: [draws],
          ...patience,
          // Starting a process for each file took longer than its tests.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'process',
          environment: 'node',
          // A process for each file cost a fifth of their work.
          isolate: false,
          include: [`{packages,test}/${processSuffix}`],
          setupFiles: [draws],
          globalSetup: ['test/databases/databases.setup.ts', 'test/cluster/program.setup.ts'],
          exclude: ignored,
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
              '@react-leaflet/core',
              'react-leaflet',
            ].map((name) => `@smart-address/react > ${name}`),
            '@smart-address/core > @floating-ui/dom',
            '@smart-address/core > leaflet',
          ],
        },
        test: {
          name: 'browser',
          ...patience,
          // Loading the parts for each file took longer than some of them.
          isolate: false,
          include: [`{packages,apps,test}/${browserSuffix}`],
          exclude: ignored,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Pictures are compared by pixelmatch; letters are smoothed a little otherwise by another Chromium.
            expect: {
              toMatchScreenshot: {
                // As long as the test.
                timeout: 0,
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.01 },
                resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
                  `${root}/${testFileDirectory}/pictures/${arg}${ext}`,
              },
            },
            provider: playwright({ launchOptions: chromiumLaunchOptions({ isShellEnough: true }) }),
            instances: [
              {
                browser: 'chromium',
                exclude: [...ignored, pictures, elements, loading],
                setupFiles: [pageSetup('react')],
              },
              { browser: 'chromium', name: 'loading', include: [loading], setupFiles: [pageSetup('react')] },
              // On a page without React's style sheets.
              {
                browser: 'chromium',
                name: 'elements',
                include: [elements],
                fileParallelism: false,
                setupFiles: [pageSetup('element')],
              },
              {
                browser: 'chromium',
                name: 'pictures',
                include: [pictures],
                provider: playwright({ launchOptions: chromiumLaunchOptions() }),
              },
            ],
          },
        },
      },
      // The sample of a team's test, in what teams test with; in Jest too, by jest.process.test.ts beside it.
      ...(['jsdom', 'happy-dom'] as const).map((environment) => ({
        test: {
          name: environment,
          environment,
          globals: true,
          include: ['test/sample/*.spec.tsx'],
          ...patience,
        },
      })),
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: [`test/${e2eSuffix}`],
          // Vitest says "test", for which Vite builds pages with React's development build.
          env: { NODE_ENV: 'production' },
          globalSetup: ['test/site/sites.setup.ts'],
          exclude: ignored,
          ...patience,
          // Loading Vite, Playwright and the service for each file took longer than some of them.
          isolate: false,
        },
      },
    ],
  },
});

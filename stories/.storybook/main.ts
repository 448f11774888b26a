import type { StorybookConfig } from '@storybook/react-vite';
import { licenceNotices } from '../../scripts/licenceNotices.mjs';

export default {
  stories: ['../*.mdx', '../{foundations,documents}/*.mdx', '../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The tokens, for design tools.
  staticDirs: ['../foundations/generated'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), licenceNotices()] }),
  features: { sidebarOnboardingChecklist: false },
} satisfies StorybookConfig;

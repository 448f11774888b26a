import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../*.mdx', '../{foundations,documents}/*.mdx', '../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The tokens, for design tools.
  staticDirs: ['../foundations/generated'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
} satisfies StorybookConfig;

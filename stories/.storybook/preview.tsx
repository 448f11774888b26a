import type { Preview } from '@storybook/react-vite';

export default { tags: ['autodocs'] } satisfies Preview;

// Read again for each file. The hooks of a module that files share would be the first file's.
import './untimed.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { leavePage } from '../../core/test-support/leavePage.ts';

// As `expect.poll` here: a busy machine takes more than a second to fetch a part of the page.
configure({ asyncUtilTimeout: 30_000 });

// Testing Library does so itself only where `afterEach` is a global.
afterEach(async () => {
  cleanup();
  await leavePage();
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
});

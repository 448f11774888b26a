// Read again for each file. The hooks of a module that files share would be the first file's.
import { afterEach, beforeEach } from 'vitest';
import { leavePage } from '../../core/test-support/leavePage.ts';

// The page of the tests is in English.
beforeEach(() => {
  document.documentElement.dir = 'ltr';
  document.documentElement.removeAttribute('lang');
});

afterEach(async () => {
  await leavePage();
  localStorage.clear();
});

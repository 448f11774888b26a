import { expect, test, vi } from 'vitest';
import { loadTestingLibrary } from './testingLibrary.ts';

test('a project without Testing Library is told what to install', async () => {
  vi.doMock('@testing-library/react', () => {
    throw new Error('Cannot find package.');
  });
  await expect(loadTestingLibrary()).rejects.toThrow('npm install --save-dev @testing-library/react');
  vi.doUnmock('@testing-library/react');
});

type TestingLibrary = typeof import('@testing-library/react');

/**
 * Testing Library, of which a project that only shows a finder has none.
 * @throws Error with what to install, if it cannot be loaded
 */
export async function loadTestingLibrary(): Promise<TestingLibrary> {
  try {
    return await import('@testing-library/react');
  } catch (cause) {
    throw new Error(
      '@smart-address/react/testing works with Testing Library, which could not be loaded. Install it: npm install --save-dev @testing-library/react @testing-library/dom @testing-library/user-event',
      { cause },
    );
  }
}

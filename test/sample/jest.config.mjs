// The sample of a team's test in Jest, over our sources. A team's own `babel-jest` or `@swc/jest` does for our packages what `transform` does
// here: they are modules, and Jest takes scripts.
export default {
  rootDir: '../..',
  roots: ['<rootDir>/test/sample'],
  testMatch: ['**/*.spec.tsx'],
  testEnvironment: 'jsdom',
  // A busy machine is no failure.
  testTimeout: 180_000,
  transform: { '\\.[jt]sx?$': '<rootDir>/test/sample/jestTransform.mjs' },
  // The sample names the other runner.
  moduleNameMapper: { '^vitest$': '<rootDir>/test/sample/jestGlobals.ts' },
  watchman: false,
  maxWorkers: 1,
};

import { createApp } from '@smart-address/server';
import { contractSuite } from './suite.ts';

contractSuite('in this process', async () => {
  const app = createApp();
  await app.ready();
  return { fetch: (request) => app.fetch(request), base: 'http://localhost', close: () => app.close() };
});

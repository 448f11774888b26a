import { createApp, routeFetch } from '@smart-address/server/browser';
import { contractSuite } from './suite.ts';

contractSuite('in a page', async () => {
  const app = createApp();
  await app.ready();
  const base = 'https://backend.invalid';
  return { fetch: routeFetch(app, base), base, close: () => app.close() };
});

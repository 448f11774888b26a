import { listen } from '@smart-address/server/node';
import { contractSuite } from './suite.ts';

contractSuite('over a socket', async () => {
  const { url, close } = await listen({ port: 0 });
  return { fetch: (request) => fetch(request), base: url, close };
});

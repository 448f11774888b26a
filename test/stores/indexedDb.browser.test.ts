import { createApp, openIndexedDbStore, SANDBOX_CREDENTIALS } from '@smart-address/server/browser';
import { describe, expect, it } from 'vitest';
import { storeSuite } from './suite.ts';

let databases = 0;
const nextName = () => `smart-address-test-${Date.now()}-${(databases += 1)}`;

storeSuite('in the browser', async () => {
  const name = nextName();
  const store = await openIndexedDbStore(name);
  return {
    store,
    reopen: async () => {
      await store.close();
      return openIndexedDbStore(name);
    },
  };
});

describe('a page that is loaded again', () => {
  it('still knows the codes it made', async () => {
    const name = nextName();
    const encode = async () => {
      const store = await openIndexedDbStore(name);
      const app = createApp({ store });
      const response = await app.fetch(
        new Request('https://backend.invalid/v1/encode?lat=36.8065&lng=10.1815', {
          headers: { 'x-api-key': SANDBOX_CREDENTIALS.apiKey },
        }),
      );
      await app.close();
      return response.headers.get('x-created');
    };
    expect(await encode()).toBe('true');
    expect(await encode()).toBe('false');
  });
});

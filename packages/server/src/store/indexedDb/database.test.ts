import { expect, it } from 'vitest';
import { openIndexedDbStore } from './openIndexedDbStore.ts';

it('where nothing keeps data, as in a frame without an origin, says so and what to do', async () => {
  // Node has no IndexedDB, so that merely naming it throws, as asking for it does in such a frame.
  await expect(openIndexedDbStore('shop')).rejects.toThrow(
    'No data can be kept in this browser as "shop": indexedDB is not defined. Leave `store` out, and it is kept in memory',
  );
});

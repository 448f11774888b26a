import { loadGazetteer } from '@smart-address/gazetteer';
import { expect, it } from 'vitest';
import { createApp, SANDBOX_CREDENTIALS } from '../index.ts';

it('the country’s data that could not be read is read again for the next call, and once for all of them after that', async () => {
  let reads = 0;
  const app = createApp({
    gazetteer: () => {
      reads += 1;
      return reads === 1 ? Promise.reject(new Error('the disk')) : loadGazetteer();
    },
  });
  const search = async () => {
    const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey };
    return (await app.fetch(new Request('http://api.example/v1/search?q=sfax', { headers }))).status;
  };
  expect([await search(), await search(), await search()]).toEqual([503, 200, 200]);
  expect(reads).toBe(2);
});

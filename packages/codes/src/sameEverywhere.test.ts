import { expect, it } from 'vitest';
import { sampleDigest } from '../bench/sampleDigest.ts';

it('codes and cells of 20,000 points are the same in Node and in a browser, to the last bit', () => {
  // The other runner's test expects the same text.
  expect(sampleDigest()).toBe('6f641eee');
});

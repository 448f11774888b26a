import { describe, expect, it } from 'vitest';
import { shareLoad } from './shareLoad.ts';

describe('a shared load', () => {
  it('runs once, when first asked for', async () => {
    let runs = 0;
    const load = shareLoad(() => Promise.resolve(++runs), 'No.');
    expect(runs).toBe(0);
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  it('fails for all who wait, saying what and why, and runs again for who asks next', async () => {
    const broken = new Error('offline');
    let isOnline = false;
    const load = shareLoad(
      () => (isOnline ? Promise.resolve('data') : Promise.reject(broken)),
      'Not loaded.',
    );
    const failed = await Promise.allSettled([load(), load()]);
    for (const result of failed) {
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'Not loaded.', cause: broken } });
    }
    isOnline = true;
    expect(await load()).toBe('data');
  });
});

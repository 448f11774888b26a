import { describe, expect, inject, it } from 'vitest';
import { killRounds } from './killRounds.ts';

describe('a server that is killed while it writes', () => {
  it('has everything it acknowledged when it is started again', async () => {
    const { acknowledged, lost, integrity } = await killRounds(2, inject('programs').killed);
    expect(acknowledged).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    expect(integrity).toBe('ok');
  });
});

import { endpoints } from '@smart-address/contract';
import { describe, expect, it } from 'vitest';
import { runFuzz } from './runFuzz.ts';

describe('the service under drawn requests', () => {
  it('answers each with what its document allows, and reaches every operation', async () => {
    const { findings, reached } = await runFuzz(4_000, 20_261_121);
    expect(findings).toEqual([]);
    expect([...reached.keys()].sort()).toEqual(Object.keys(endpoints).sort());
    for (const [name, { drawn, succeeded }] of reached) {
      expect(succeeded / drawn, name).toBeGreaterThan(0.3);
    }
  }, 120_000);
});

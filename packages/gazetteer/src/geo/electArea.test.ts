import { describe, expect, it } from 'vitest';
import { electArea } from './electArea.ts';

type Neighbour = readonly [area: string, meters: number];

function elected(...neighbours: readonly Neighbour[]): string | undefined {
  return electArea(
    neighbours.map(([, meters], row) => ({ row, meters })),
    (row) => neighbours[row]?.[0] ?? '',
  );
}

describe('the area of a point', () => {
  it('is that of one neighbour rather than of two that are 1.4 times as far', () => {
    expect(elected(['near', 100], ['far', 140], ['far', 140])).toBe('near');
  });

  it('is that of two neighbours rather than of one that is a fifth nearer', () => {
    expect(elected(['near', 100], ['far', 120], ['far', 120])).toBe('far');
  });

  it('is that of more neighbours where all are nearer than points are exact', () => {
    expect(elected(['near', 1], ['far', 50], ['far', 50])).toBe('far');
  });

  it('is none without a neighbour', () => {
    expect(elected()).toBeUndefined();
  });
});

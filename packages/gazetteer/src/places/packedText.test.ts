import { describe, expect, it } from 'vitest';
import { packNumbers, packRuns, unpackNumbers, unpackRuns } from './packedText.ts';

describe('Packed numbers', () => {
  it('are read as they were written, up and down, below zero and up to thirty bits', () => {
    const most = 2 ** 30 - 1;
    const numbers = [0, 1, -1, 87, 88, -88, 7744, 13_000_000, 3, most, -most, most, 0];
    expect([...unpackNumbers(packNumbers(numbers, 5), numbers.length)]).toEqual(numbers);
    expect([...unpackNumbers('', 0)]).toEqual([]);
  });

  it('are read as runs, whatever follows the last one', () => {
    const long = Array.from({ length: 10_000 }, () => 7);
    const numbers = [9, 9, 9, 0, 9999, 9999, ...long, 1000, 1000];
    expect([...unpackRuns(packRuns(numbers, 3), 3, new Uint16Array(numbers.length))]).toEqual(numbers);
  });

  it('are refused where they do not fit', () => {
    expect(() => packNumbers([0, 44], 1)).toThrow(RangeError);
    expect(() => packNumbers([2 ** 30], 9)).toThrow('1073741824 does not fit 30 bits.');
  });
});

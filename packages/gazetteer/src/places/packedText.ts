/**
 * Tables as columns of text that compress well and are read without parsing. Values stand after one another, numbers as digits of base 88
 * with all first digits before all second ones.
 */
export const BETWEEN_ROWS = '^';

const BASE = 88;
/**
 * Printable characters that need no escape in a JavaScript string and do not separate anything. Not by `Array.from`: on pages with
 * Prototype.js or MooTools that is theirs, and takes no function.
 */
const DIGITS = [...Array(95).keys()]
  .map((i) => String.fromCharCode(32 + i))
  .filter((character) => !`"'\\\`^~$`.includes(character))
  .join('');

const values = new Uint8Array(128);
for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i;

/** Numbers below it, and so their differences, are whole numbers to processors too. */
const MOST = 2 ** 30;

/**
 * Packs integers as their differences.
 * @throws RangeError if a difference needs more than `digits` digits, or a number more than 30 bits
 */
export function packNumbers(numbers: readonly number[], digits: number): string {
  const columns = Array.from({ length: digits }, () => '');
  let last = 0;
  for (const number of numbers) {
    if (Math.abs(number) >= MOST) throw new RangeError(`${number} does not fit 30 bits.`);
    const step = number - last;
    last = number;
    let rest = step < 0 ? -2 * step - 1 : 2 * step;
    for (let digit = 0; digit < digits; digit++) {
      columns[digit] += DIGITS[rest % BASE] ?? '';
      rest = Math.floor(rest / BASE);
    }
    if (rest > 0) throw new RangeError(`A step of ${step} does not fit ${digits} digits of base ${BASE}.`);
  }
  return columns.join('');
}

/**
 * Reads `size` numbers written by `packNumbers`. In whole numbers and one loop on purpose. Most of it runs before it is compiled, and until
 * then an engine makes an object of every fraction.
 */
export function unpackNumbers(text: string, size: number): Int32Array {
  const numbers = new Int32Array(size);
  const lastDigit = text.length - size;
  let last = 0;
  for (let row = 0; row < size; row++) {
    let step = 0;
    for (let at = lastDigit + row; at >= 0; at -= size)
      step = step * BASE + (values[text.charCodeAt(at)] ?? 0);
    last += (step >>> 1) ^ -(step & 1);
    numbers[row] = last;
  }
  return numbers;
}

const START_DIGITS = 2;
/** A start is packed as the step from the one before, which two digits hold up to here. */
const LONGEST_RUN = BASE ** START_DIGITS / 2 - 1;

/** Packs integers that often repeat: the start of each run, and its value. */
export function packRuns(numbers: readonly number[], digits: number): string {
  const starts: number[] = [];
  numbers.forEach((number, row) => {
    const last = starts.at(-1);
    if (last === undefined || number !== numbers[row - 1] || row - last === LONGEST_RUN) starts.push(row);
  });
  const runs = starts.map((row) => numbers[row] ?? 0);
  return packNumbers(starts, START_DIGITS) + packNumbers(runs, digits);
}

/** Reads numbers written by `packRuns` with this many `digits` into `numbers`. */
export function unpackRuns<T extends Uint8Array | Uint16Array>(text: string, digits: number, numbers: T): T {
  const count = text.length / (START_DIGITS + digits);
  const starts = unpackNumbers(text.slice(0, count * START_DIGITS), count);
  const runs = unpackNumbers(text.slice(count * START_DIGITS), count);
  for (let run = 0; run < count; run++) numbers.fill(runs[run] ?? 0, starts[run], starts[run + 1]);
  return numbers;
}

import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createLineWriter } from './createLineWriter.ts';

const line = `${JSON.stringify({ text: 'x'.repeat(1_000) })}\n`;

it('holds some of a log that nobody reads, and says how much is missing once somebody does', async () => {
  const stream = new PassThrough();
  const write = createLineWriter(stream);
  for (let count = 0; count < 20_000; count += 1) write(line);
  expect(stream.writableLength).toBeLessThan(9_000_000);

  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  while (stream.writableLength > 0) await new Promise((resolve) => setImmediate(resolve));
  write(line);
  write(line);
  stream.end();
  await once(stream, 'end');
  const lines = text.trimEnd().split('\n');
  const notes = lines.filter((one) => one.includes('"lost"')).map((one) => JSON.parse(one));
  expect(notes).toEqual([
    { level: 40, time: expect.any(String), message: expect.any(String), lost: expect.any(Number) },
  ]);
  expect(lines.length - 1 + notes[0].lost).toBe(20_002);
  expect(lines.slice(-2).every((one) => `${one}\n` === line)).toBe(true);
});

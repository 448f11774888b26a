import type { Writable } from 'node:stream';

/** Bytes of lines that wait for their reader. */
const maxWaitingBytes = 8 * 1024 * 1024;

/**
 * Writes lines to a stream whose reader may stop reading, as a log collector does that hangs. Lines then wait in memory, up to a limit.
 * Further ones are dropped, and counted in a line of their own once half of those that wait were read.
 */
export function createLineWriter(stream: Writable): (line: string) => void {
  let lost = 0;
  return (line) => {
    if (stream.writableLength > (lost === 0 ? maxWaitingBytes : maxWaitingBytes / 2)) {
      lost += 1;
      return;
    }
    if (lost > 0) {
      const message = 'Nothing read the log for a while: lines were dropped';
      stream.write(`${JSON.stringify({ level: 40, time: new Date().toISOString(), message, lost })}\n`);
      lost = 0;
    }
    stream.write(line);
  };
}

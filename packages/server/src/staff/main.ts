import { userInfo } from 'node:os';
import { openData } from './openData.ts';
import { runStaffCommand } from './runStaffCommand.ts';

const { stdout, stderr } = process;

/** Who reads it has seen enough, as `| head` has. What a command changes is changed all the same. */
function takeAsRead(cause: NodeJS.ErrnoException): void {
  if (cause.code !== 'EPIPE') throw cause;
}
stdout.on('error', takeAsRead);

process.exitCode = await runStaffCommand(process.argv.slice(2), {
  print: (text) => void stdout.write(`${text}\n`),
  // A line of its own, where the progress bar was.
  warn: (text) => void stderr.write(`${stderr.isTTY ? '\r\u001b[K' : ''}${text}\n`),
  redraw: stderr.isTTY ? (text) => void stderr.write(`\r\u001b[K${text}`) : null,
  open: (place, environment, mayMake) => openData(place, environment, Date.now, { mayMake }),
  async serve() {
    // A server goes on without whoever reads its log, and says so.
    stdout.off('error', takeAsRead);
    await import('../node/main.ts');
  },
  clock: Date.now,
  user: loginName(),
  variables: process.env,
});

// A container's user may have no name.
function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

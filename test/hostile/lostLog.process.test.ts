import { expect, it } from 'vitest';
import { startServerProcess } from '../cluster/serverProcess.ts';

it('a server goes on when nothing reads its log any more, and says so once', async () => {
  const server = await startServerProcess({});
  try {
    const live = async () => (await fetch(`${server.url}/livez`)).status;
    expect(await live()).toBe(200);
    server.child.stdout?.destroy();
    for (let count = 0; count < 20; count += 1) expect(await live()).toBe(200);
    const told = () => server.output().match(/The log is lost/g)?.length;
    await expect.poll(told).toBe(1);
  } finally {
    await server.stop();
  }
});

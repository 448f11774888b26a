import type { Engine } from '../engines/engine.types.ts';
import type { WireRequest, WireResponse } from './service-page/wire.types.ts';

/** Answers requests by the service in the page that an engine shows; those of one turn reach it together. */
export function askInPage(engine: Engine): (request: Request) => Promise<Response> {
  const waiting = new Map<number, (response: Response) => void>();
  let unsent: WireRequest[] = [];
  let last = 0;
  let isAsking = false;

  async function askUntilAnswered(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (waiting.size > 0) {
      const requests = unsent;
      unsent = [];
      if (requests.length > 0) await engine.ask(`window.send(${JSON.stringify(requests)})`);
      const answers = JSON.parse(await engine.ask('window.takeAnswers()')) as readonly WireResponse[];
      for (const { id, status, headers, text } of answers) {
        const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
        waiting.get(id)?.(new Response(status === 204 ? null : text, init));
        waiting.delete(id);
      }
      if (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    isAsking = false;
  }

  return async (request) => {
    const { url, method, headers } = request;
    const bytes = Buffer.from(await request.arrayBuffer());
    last += 1;
    const id = last;
    const body = request.body === null ? null : bytes.toString('base64');
    unsent.push({ id, url, method, headers: [...headers], body });
    return new Promise<Response>((resolve, reject) => {
      waiting.set(id, resolve);
      askUntilAnswered().catch(reject);
    });
  };
}

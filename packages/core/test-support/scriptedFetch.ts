/** A service played by a script: each request takes the next answer; the last answer stays. Requests are kept. */
export interface ScriptedFetch {
  (request: Request): Promise<Response>;
  readonly requests: readonly Request[];
}

export type ScriptedAnswer = (request: Request) => Response | Promise<Response>;

export function scriptedFetch(...answers: readonly ScriptedAnswer[]): ScriptedFetch {
  const requests: Request[] = [];
  const send = async (request: Request): Promise<Response> => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer === undefined) throw new TypeError('fetch failed');
    return answer(request);
  };
  return Object.assign(send, { requests });
}

export const json =
  (body: unknown, init: ResponseInit = {}): ScriptedAnswer =>
  () =>
    Response.json(body, init);

/** A refusal in the service's own form. */
export function refusal(
  status: number,
  code: string,
  {
    retryAfter = null,
    headers = {},
    fields = [],
  }: { retryAfter?: number | null; headers?: HeadersInit; fields?: unknown[] } = {},
): ScriptedAnswer {
  const error = { code, requestId: 'req_1', retryable: retryAfter !== null, retryAfter, fields };
  return json(
    { success: false, statusCode: status, message: `Refused: ${code}`, data: null, error },
    { status, headers },
  );
}

/** Answers only when the request is aborted, and then as the platform does. */
export const silence: ScriptedAnswer = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

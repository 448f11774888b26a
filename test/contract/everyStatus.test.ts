import { errorCodeNames } from '@smart-address/contract';
import { createApp } from '@smart-address/server';
import { listen } from '@smart-address/server/node';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '../hostile/rawSocket.ts';
import { describeApi, type DocumentedOperation } from './openApi.ts';
import { type Provocation, provocations } from './provocations.ts';
import { openSandboxWorld, type SandboxWorld, type Sent } from './sandboxWorld.ts';

const openApi = await (await createApp().fetch(new Request('http://api.example/openapi.json'))).json();
const { operations, faultsOf } = describeApi(openApi);
const seen = new Set<string>();
const faults: string[] = [];

/** Response headers that a page on another origin may read without being told. */
const readable = new Set(['content-type', 'content-language', 'cache-control', 'content-length']);

/** What a page on another origin could not read of an answer, or a cache would mix up; a browser enforces the first alone. */
function crossOriginFaults({ responses }: DocumentedOperation, { status, headers }: Response): string[] {
  const listOf = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/, */);
  const exposed = listOf('access-control-expose-headers');
  const documented = Object.keys(responses[status]?.headers ?? {}).map((name) => name.toLowerCase());
  return [
    ...documented
      .filter((name) => headers.has(name) && !readable.has(name) && !exposed.includes(name))
      .map((name) => `${status} does not expose ${name}`),
    ...(headers.get('access-control-allow-origin') === '*' ? [] : [`${status} is not for every origin`]),
    ...(listOf('vary').includes('origin') ? [] : [`${status} does not vary by Origin`]),
  ];
}

/** Notes an answer as seen and holds it against the document. Gives its error code, or '' for a success. */
async function check(
  operation: DocumentedOperation,
  response: Response,
  isCrossOrigin = true,
): Promise<string> {
  const body: unknown = await response.json();
  seen.add(`${operation.operationId} ${response.status}`);
  if (isCrossOrigin)
    faults.push(
      ...crossOriginFaults(operation, response).map((fault) => `${operation.operationId}: ${fault}`),
    );
  for (const fault of faultsOf(operation, response, body)) faults.push(`${operation.operationId}: ${fault}`);
  const { error, _env: environment } = Object(body);
  if (operation.operationId !== 'openapi' && environment !== 'sandbox') {
    faults.push(`${operation.operationId}: ${response.status} has no watermark`);
  }
  return error?.code ?? '';
}

function requestOf({ path }: DocumentedOperation, { method, id, query, headers, body }: Sent): Request {
  const search = query === '' ? '' : `?${query}`;
  return new Request(`http://api.example${path.replace('{id}', id)}${search}`, {
    method,
    headers: { origin: 'https://shop.example', ...headers },
    body,
  });
}

async function ask(world: SandboxWorld, operation: DocumentedOperation, over: Partial<Sent> = {}) {
  const request = requestOf(operation, { ...world.example(operation), ...over });
  return check(operation, await world.app.fetch(request));
}

/** The error codes of a provocation's requests, in the order they were sent. */
async function provoke(world: SandboxWorld, operation: DocumentedOperation, provocation: Provocation) {
  const { twist = () => ({}), before = 0, isAtOnce = false } = provocation;
  const codes: (string | Promise<string>)[] = [];
  for (let attempt = 0; attempt <= before; attempt += 1) {
    const over = twist({ sent: world.example(operation), operation, world, attempt });
    const answer = ask(world, operation, over);
    codes.push(isAtOnce ? answer : await answer);
  }
  return Promise.all(codes);
}

describe('the document', () => {
  it('is an OpenAPI 3.1 document by the schema of the OpenAPI Initiative', async () => {
    const result = await new Validator().validate(structuredClone(openApi));
    expect(result.valid, JSON.stringify(result.errors)).toBe(true);
  });

  it('has an example of every request and of every success', () => {
    const without = operations.filter(({ parameters, requestBody, responses }) => {
      const [success] = Object.entries(responses).filter(([status]) => Number(status) < 400);
      const media = [
        ...Object.values(success?.[1].content ?? {}),
        ...Object.values(requestBody?.content ?? {}),
      ];
      const required = parameters.filter((one) => one.in === 'query' && one.required);
      return [...media, ...required].some(({ example }) => example === undefined);
    });
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
  });
});

describe('every operation', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s answers its own example',
    async (_, operation) => {
      const world = await openSandboxWorld();
      if (operation.operationId === 'applicationAnswer') {
        await world.store.applications.update(world.applicationId, (one) => ({
          ...one,
          state: 'needs_info',
        }));
      }
      expect(await ask(world, operation)).toBe('');
    },
  );
});

describe('a page on another origin', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'may send %s with every header that it takes',
    async (_, operation) => {
      const world = await openSandboxWorld();
      const { id, headers, method } = world.example(operation);
      const wanted = [
        ...Object.keys(headers),
        ...operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name),
        'Accept',
        'Accept-Language',
      ].map((name) => name.toLowerCase());
      const answer = await world.app.fetch(
        new Request(`http://api.example${operation.path.replace('{id}', id)}`, {
          method: 'OPTIONS',
          headers: {
            origin: 'https://shop.example',
            'access-control-request-method': method,
            'access-control-request-headers': wanted.join(','),
          },
        }),
      );
      const allowed = (name: string) =>
        (answer.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase().split(/, */);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(allowed('methods')).toContain(method.toLowerCase());
      expect(wanted.filter((name) => !allowed('headers').includes(name))).toEqual([]);
      expect(answer.headers.get('vary')).toMatch(/\borigin\b/i);
    },
  );
});

describe('every error', () => {
  const provocable = errorCodeNames.filter((code) => provocations[code] !== null);

  it.each(provocable)('%s is met on every operation that documents it', async (code) => {
    const provocation = provocations[code];
    const concerned = operations.filter(({ codes }) => codes.has(code));
    expect(concerned.length).toBeGreaterThan(0);
    const met = await Promise.all(
      concerned.map(async (operation) => {
        const world = await openSandboxWorld();
        await provocation?.prepare?.(world);
        const answers = provocation ? await provoke(world, operation, provocation) : [];
        return [operation.operationId, answers.includes(code) ? code : answers.at(-1)];
      }),
    );
    expect(met).toEqual(concerned.map(({ operationId }) => [operationId, code]));
  });

  it('that stops a request before it is one is met over a socket', async () => {
    const world = await openSandboxWorld();
    const { port, close } = await listen({ port: 0, store: world.store, clock: world.clock });
    try {
      await Promise.all(
        operations.map(async (operation) => {
          const { method, headers, id } = world.example(operation);
          const path = operation.path.replace('{id}', id);
          const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
          const start = `${method} ${path} HTTP/1.1\r\nHost: api.example\r\n${head.join('')}`;
          const broken = await sendRaw(port, `${start}Bad Header\r\n\r\n`);
          expect(await check(operation, responseIn(broken), false)).toBe('MALFORMED_REQUEST');
          if (!operation.codes.has('REQUEST_TIMEOUT')) return;
          const slow = await sendRaw(port, `${start}Content-Length: 100\r\n\r\n{`);
          expect(await check(operation, responseIn(slow), false)).toBe('REQUEST_TIMEOUT');
        }),
      );
    } finally {
      await close();
    }
  });
});

describe('all of that', () => {
  it('was as the document says, status, headers and body', () => {
    expect([...new Set(faults)]).toEqual([]);
  });

  it('left no documented status of any operation unseen', () => {
    const documented = operations.flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    );
    expect(documented.length).toBeGreaterThan(300);
    expect(
      documented.filter((pair) => !seen.has(pair)),
      'documented and never seen',
    ).toEqual([]);
    expect(
      [...seen].filter((pair) => !documented.includes(pair)),
      'seen and not documented',
    ).toEqual([]);
  });
});

function responseIn(received: string): Response {
  const [head = '', body = ''] = received.split('\r\n\r\n', 2);
  const [line = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field) => field.split(': ', 2)).map(([name = '', value = '']) => [name, value]);
  return new Response(body, {
    status: Number(line.split(' ')[1]),
    headers: headers.map(([name = '', value = '']): [string, string] => [name, value]),
  });
}

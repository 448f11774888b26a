import { Agent, request, STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import { errorEnvelope } from '@smart-address/contract';
import { type LogEntry, SANDBOX_CREDENTIALS } from '@smart-address/server';
import { listen, type Listening } from '@smart-address/server/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTime } from './inTime.ts';
import { openSlow, sendRaw, statusesIn } from './rawSocket.ts';

const { apiKey, keyId, keySecret } = SANDBOX_CREDENTIALS;
const basic = btoa(`${keyId}:${keySecret}`);
const good = `GET /v1/encode?lat=36.8065&lng=10.1815 HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${apiKey}\r\n\r\n`;
const batchHead = (headers: string) =>
  `POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${apiKey}\r\nContent-Type: application/json\r\n${headers}\r\n`;

const lines: LogEntry[] = [];
let server: Listening;
beforeAll(async () => {
  server = await listen({ port: 0, log: (line) => void lines.push(line) });
});
afterAll(() => server.close());

function codeIn(received: string): string {
  const body = received.slice(received.indexOf('\r\n\r\n') + 4);
  return errorEnvelope.parse(JSON.parse(body)).error.code;
}

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', ...headers },
    body,
  });
  const answer = await response.json();
  return [response.status, answer.error?.code];
}

describe('what is not HTTP', () => {
  it.each([
    ['hello\r\n\r\n', 400, 'MALFORMED_REQUEST', '', ''],
    [`GET /livez HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE', '', ''],
    ['GET /livez?q=secret HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400, 'MALFORMED_REQUEST', 'GET', '/livez'],
  ])(
    'has its line in the log, by the name its answer has: %j',
    async (bytes, status, error, method, path) => {
      const received = await sendRaw(server.port, bytes);
      const requestId = /x-request-id: (\S+)/i.exec(received)?.[1];
      expect(lines.filter((line) => line.requestId === requestId)).toMatchObject([
        { status, error, method, path },
      ]);
    },
  );

  it.each([
    ['words', 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['no Host', 'GET /livez HTTP/1.1\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['a Host with a space', 'GET /livez HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['a NUL in a header', 'GET /livez HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['a space before the colon', 'GET /livez HTTP/1.1\r\nHost: a\r\nX : b\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['a folded header', 'GET /livez HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['two lengths', `${batchHead('Content-Length: 2\r\nContent-Length: 3\r\n')}{}`, 400, 'MALFORMED_REQUEST'],
    ['a negative length', `${batchHead('Content-Length: -1\r\n')}{}`, 400, 'MALFORMED_REQUEST'],
    ['a hexadecimal length', `${batchHead('Content-Length: 0x2\r\n')}{}`, 400, 'MALFORMED_REQUEST'],
    ['two Hosts', 'GET /livez HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['lines ended by LF alone', 'GET /livez HTTP/1.1\nHost: a\n\n', 400, 'MALFORMED_REQUEST'],
    ['HTTP/2 on the wire', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['a NUL in the path', 'GET /livez\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    [
      'an address of 9 kB',
      `GET /v1/search?q=${'a'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      414,
      'URI_TOO_LONG',
    ],
    [
      'headers of 20 kB',
      `GET /livez HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ])('is answered in the one error form and cut off: %s', async (_, bytes, status, code) => {
    const received = await sendRaw(server.port, bytes);
    expect(statusesIn(received)).toEqual([status]);
    expect(received.split('\r\n', 1)[0]).toBe(`HTTP/1.1 ${status} ${STATUS_CODES[status]}`);
    expect(codeIn(received)).toBe(code);
  });

  it('cannot smuggle a second request past a proxy', async () => {
    const hidden = 'GET /version HTTP/1.1\r\nHost: a\r\n\r\n';
    for (const headers of [
      'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n',
      'Transfer-Encoding: chunked\r\nContent-Length: 6\r\n',
      'Transfer-Encoding: xchunked\r\n',
      'Transfer-Encoding: chunked, identity\r\n',
      'Transfer-Encoding : chunked\r\n',
      'Transfer-Encoding: \x0bchunked\r\n',
      'Content-Length: 0\r\nContent-Length: 6\r\n',
    ]) {
      const received = await sendRaw(server.port, `${batchHead(headers)}0\r\n\r\n${hidden}`);
      expect(received, headers).not.toContain('"api":"v1"');
      expect(statusesIn(received)[0], headers).toBe(400);
    }
  });

  it('may expect what nobody has heard of, or ask for another protocol, and is answered in this one', async () => {
    for (const header of ['Expect: 200-ok', 'Connection: Upgrade\r\nUpgrade: websocket']) {
      const text = good.replace('\r\n\r\n', `\r\n${header}\r\n\r\n`);
      expect(statusesIn(await sendRaw(server.port, text)), header).toEqual([200]);
    }
  });

  it('is cut off when it asks for a tunnel', async () => {
    expect(await sendRaw(server.port, 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
  });

  it('serves a health check of HTTP/1.0, which has no Host', async () => {
    expect(statusesIn(await sendRaw(server.port, 'GET /livez HTTP/1.0\r\n\r\n'))).toEqual([200]);
  });

  it('has two credentials, of one kind or two, however many headers stand between them', async () => {
    const between = 'a:b\r\n'.repeat(2_500);
    for (const twice of [
      `X-API-Key: ${apiKey}\r\n${between}X-API-Key: ${apiKey}\r\n`,
      `X-API-Key: ${apiKey}\r\nAuthorization: Bearer a.b.c\r\n`,
      `X-API-Key: ${apiKey}\r\nX-API-Key: ${apiKey}\r\n`,
      'Authorization: Bearer a.b.c\r\nAuthorization: Bearer d.e.f\r\n',
    ]) {
      const text = `GET /v1/encode?lat=36.8&lng=10.1 HTTP/1.1\r\nHost: a\r\n${twice}\r\n`;
      expect(codeIn(await sendRaw(server.port, text))).toBe('AUTH_AMBIGUOUS');
    }
  });

  it('leaves the next caller served', async () => {
    expect(statusesIn(await sendRaw(server.port, good))).toEqual([200]);
  });
});

describe('a hostile body', () => {
  it.each<readonly [string, () => BodyInit, number, string]>([
    ['a megabyte', () => 'x'.repeat(1_048_576), 413, 'PAYLOAD_TOO_LARGE'],
    ['depth 20,000', () => '['.repeat(20_000), 400, 'JSON_TOO_DEEP'],
    ['depth 20,000 in an object', () => `{"items":${'[{"a":'.repeat(10_000)}`, 400, 'JSON_TOO_DEEP'],
    ['a byte order mark', () => '\ufeff{"items":[]}', 400, 'MALFORMED_JSON'],
    [
      'UTF-16',
      () => new Blob([new Uint16Array([...'{"items":[]}'].map((one) => one.charCodeAt(0)))]),
      400,
      'MALFORMED_JSON',
    ],
    ['a byte that is not UTF-8', () => new Blob([new Uint8Array([0x22, 0xff, 0x22])]), 400, 'MALFORMED_JSON'],
    ['a NUL', () => '{"items":[]}\0', 400, 'MALFORMED_JSON'],
    ['a name twice', () => '{"items":[],"items":[{"q":"x"}]}', 400, 'MALFORMED_JSON'],
    ['a name twice, once escaped', () => '{"items":[],"\\u0069tems":[{"q":"x"}]}', 400, 'MALFORMED_JSON'],
    ['__proto__', () => '{"items":[],"__proto__":{"op":"decode"}}', 422, 'VALIDATION_FAILED'],
    ['constructor', () => '{"items":[],"constructor":{"prototype":{}}}', 422, 'VALIDATION_FAILED'],
    ['a comment', () => '{"items":[]/**/}', 400, 'MALFORMED_JSON'],
    ['NaN', () => '{"items":NaN}', 400, 'MALFORMED_JSON'],
    ['nothing but spaces', () => '   ', 400, 'MALFORMED_JSON'],
  ])('is refused: %s', async (_, body, status, code) => {
    expect(await post('/v1/batch', body(), { 'content-type': 'application/json' })).toEqual([status, code]);
  });

  it('of a megabyte is refused where 4 kB are the limit, declared or in chunks, and no more of it is read', async () => {
    const head = (length: string) =>
      `POST /api/v1/auth/token HTTP/1.1\r\nHost: a\r\nAuthorization: Basic ${basic}\r\nContent-Type: application/x-www-form-urlencoded\r\n${length}\r\n\r\n`;
    const megabyte = 'x'.repeat(1_048_576);
    for (const text of [
      `${head('Content-Length: 1048576')}${megabyte}`,
      `${head('Transfer-Encoding: chunked')}100000\r\n${megabyte}\r\n0\r\n\r\n`,
    ]) {
      const received = await sendRaw(server.port, text);
      expect(statusesIn(received)).toEqual([413]);
      expect(codeIn(received)).toBe('PAYLOAD_TOO_LARGE');
    }
  });

  it('that is refused while it is being sent on a connection of its own is told so, and not reset', async () => {
    const part = ' '.repeat(16_000);
    const goOn = async () => {
      const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
      const faults: Error[] = [];
      socket.on('error', (fault) => faults.push(fault));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString();
      });
      socket.write(batchHead('Content-Length: 640000\r\nConnection: close\r\n') + part);
      await expect.poll(() => statusesIn(received)).toEqual([413]);
      for (let turn = 0; turn < 5; turn += 1) {
        socket.write(part);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return { socket, faults: [...faults] };
    };
    // So long the server goes on reading.
    const { socket, faults } = await inTime(1_000, async () => {}, goOn);
    expect(faults).toEqual([]);
    // Whoever goes on for long is cut off.
    await expect.poll(() => (socket.write(part), socket.closed)).toBe(true);
  });

  it('that grew too large in chunks does not stand in the way of the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' };
    const options = {
      port: server.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v1/batch',
      agent,
      headers,
    };
    const send = (parts: number, text: string) =>
      new Promise((resolve) => {
        const sent = request(options, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        });
        sent.on('error', resolve);
        for (let part = 0; part < parts; part += 1) sent.write(' '.repeat(16_000));
        sent.end(text);
      });
    const answers: unknown[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      answers.push(await send(60, ' '));
      answers.push(await send(0, '{"items":[{"smartcode":"x"}]}'));
    }
    agent.destroy();
    expect(answers).toEqual(answers.map((_, index) => (index % 2 === 0 ? 413 : 200)));
  });

  it('does not grow past its limit in chunks either', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const received = await sendRaw(
      server.port,
      batchHead('Transfer-Encoding: chunked\r\n') + chunk.repeat(6),
    );
    expect(statusesIn(received)).toEqual([413]);
  });

  it('is the body of its own request, several in one packet or each of them in pieces', async () => {
    const request = (code: string) => {
      const body = `{"op":"validate","items":[{"smartcode":"${code}"}]}`;
      return `${batchHead(`Content-Length: ${body.length}\r\n`)}${body}`;
    };
    const together = await sendRaw(
      server.port,
      request('one') + batchHead('Content-Length: 0\r\n') + request('two'),
      { answers: 3 },
    );
    const answers = [...together.matchAll(/"input":"\w+"|BODY_REQUIRED/g)].map(([text]) => text);
    expect(answers).toEqual(['"input":"one"', 'BODY_REQUIRED', '"input":"two"']);
    const text = request('three');
    for (const size of [text.length - 1, text.length - 20, 40]) {
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(await sendRaw(server.port, pieces)).toContain('"input":"three"');
    }
  });

  it('cannot be compressed, so it cannot be a bomb', async () => {
    expect(await post('/v1/batch', '{"items":[]}', { 'content-encoding': 'gzip' })).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  });

  it('may hold prototype members as items, which are no fields', async () => {
    const items = '[{"__proto__":{"op":"decode","smartcode":"x"}},{"toString":"x"},{"q":"__proto__"}]';
    const response = await fetch(`${server.url}/v1/batch`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: `{"items":${items}}`,
    });
    expect((await response.json()).results.map((one: { status: number }) => one.status)).toEqual([
      422, 422, 200,
    ]);
    expect(Object.hasOwn(Object.prototype, 'op')).toBe(false);
  });
});

describe('input that would be a header', () => {
  it('never becomes one', async () => {
    const injected = encodeURIComponent('x\r\nX-Injected: 1\r\n');
    for (const path of [
      `/v1/search?q=${injected}`,
      `/v1/${injected}`,
      `/v1/search?${injected}=1`,
      `/v1/decode?smartcode=${injected}`,
    ]) {
      const headers = { 'x-api-key': apiKey, 'x-request-id': 'mine', 'accept-language': 'fr' };
      const response = await fetch(server.url + path, { headers });
      expect(response.headers.get('x-injected')).toBeNull();
      expect([...response.headers.values()].join('\n')).not.toMatch(/Injected|mine/);
    }
  });
});

describe('slow callers', () => {
  it.each([
    ['headers', 'GET /livez HTTP/1.1\r\nHost: a\r\nX: '],
    ['bodies', batchHead('Content-Length: 1000\r\n')],
  ])('with slow %s are cut off, and others are served meanwhile', async (_, beginning) => {
    const stillOpen = await openSlow(server.port, 100, beginning);
    expect(await stillOpen()).toBe(100);
    expect(statusesIn(await sendRaw(server.port, good))).toEqual([200]);
    await expect.poll(stillOpen, { interval: 200 }).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/ApiError.ts';
import { createApp, SANDBOX_CREDENTIALS } from '../index.ts';
import { clientAddress } from './clientAddress.ts';
import { parseIpBlock } from './ipAddress.ts';

const requestBy = (hops: string) =>
  new Request('http://any/v1/encode?lat=36.8065&lng=10.1815', {
    headers: { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'x-forwarded-for': hops },
  });

describe('a trusted proxy', () => {
  it.each([
    'unknown',
    '192.0.2.1,',
    '192.0.2.1:',
    '192.0.2.1:https',
    '192.0.2.1:443:443',
    '[192.0.2.1]:443',
    '[2001:db8::1',
    '2001:db8::1]:443',
    '[[2001:db8::1]]',
  ])('that passes on %j is told which header is not as it must be', async (hops) => {
    const app = createApp({ trustedProxies: ['10.0.0.0/8'] });
    const answer = await app.fetch(requestBy(hops), { remoteAddress: '10.0.0.1' });
    const { error } = await answer.json();
    expect([answer.status, error.code]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(error.fields[0].message).toBe('X-Forwarded-For must have the form 192.0.2.1, 2001:db8::1');
  });

  it.each([
    ['192.0.2.1:5678', '192.0.2.1'],
    ['198.51.100.9:1, 192.0.2.1:65535, 10.0.0.7:80', '192.0.2.1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ])('may write the port of a hop, as some gateways do: %s', async (hops, address) => {
    const asked: (string | null)[] = [];
    const app = createApp({
      trustedProxies: ['10.0.0.0/8'],
      countryOf: (_, caller) => {
        asked.push(caller);
        return 'TN';
      },
    });
    const answer = await app.fetch(requestBy(hops), { remoteAddress: '10.0.0.1' });
    expect([answer.status, asked]).toEqual([200, [address]]);
  });

  it('is not kept busy by a long hop, each character of which would be tried with each', () => {
    const proxy = parseIpBlock('10.0.0.0/8');
    const read = () => clientAddress('10.0.0.1', `[${':'.repeat(200_000)}`, proxy === null ? [] : [proxy]);
    expect(read).toThrow(ApiError);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@smart-address/contract';
import { describe, expect, it } from 'vitest';
import { anApplication, createAccessWorld } from '../test/accessWorld.ts';
import { approveApplication } from './access/review.ts';
import { createApp, SANDBOX_CREDENTIALS } from './index.ts';

const root = new URL('../../../', import.meta.url).pathname;
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

describe('the threat model', () => {
  it('names only tests that there are', () => {
    const text = readFileSync(join(root, 'packages/server/THREATS.md'), 'utf8');
    const named = [...text.matchAll(/`([\w./-]+\.ts)`: "([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(15);
    for (const [, file = '', title = ''] of named) {
      expect(readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'"), `${file}: ${title}`).toContain(
        title,
      );
    }
    for (let risk = 1; risk <= 10; risk += 1) expect(text).toContain(`| API${risk} |`);
  });
});

describe('the service', () => {
  it("neither shows a secret's hash nor takes a field that is not the caller's", async () => {
    const world = createAccessWorld();
    const { id, token, organisationId } = await world.apply();
    await approveApplication(world.parts, 'staff:nadia', id);
    const body = { name: 'Live', scopes: ['code:read'] };
    const made = await world.call('POST', '/api/v1/keys', { token, body });
    const record = await world.store.keys.get(String(made.data['clientId']));
    const organisation = await world.store.organisations.get(organisationId);
    const answers: string[] = [JSON.stringify(made.body)];
    for (const path of [
      '/api/v1/keys',
      `/api/v1/keys/${record?.id}`,
      '/api/v1/applications',
      '/api/v1/usage',
    ]) {
      answers.push(JSON.stringify((await world.call('GET', path, { token })).body));
    }
    for (const answer of answers) {
      expect(answer).not.toContain(String(record?.secretHash));
      expect(answer).not.toContain(String(organisation?.accountToken?.hash));
    }
    expect(answers.slice(1).join()).not.toContain(String(made.data['clientSecret']));
    for (const field of [
      'id',
      'state',
      'organisationId',
      'secretHash',
      'createdAt',
      'replacedBy',
      '__proto__x',
    ]) {
      const answer = await world.call('POST', '/api/v1/keys', { token, body: { ...body, [field]: 'x' } });
      expect([field, answer.status]).toEqual([field, 422]);
    }
    const decided = { ...anApplication, decidedAt: '2026-01-01T00:00:00Z' };
    expect((await world.call('POST', '/api/v1/applications', { body: decided })).status).toBe(422);
  });

  it('has no route for staff', () => {
    for (const { path, operation } of Object.values<Endpoint>(endpoints)) {
      expect(`${path} ${operation}`).not.toMatch(
        /approve|reject|review|suspend|retire|staff|admin|import|seed/i,
      );
    }
  });

  it('asks nothing of another machine', () => {
    expect(sources.length).toBeGreaterThan(80);
    for (const name of sources) {
      const text = readFileSync(join(import.meta.dirname, name), 'utf8');
      // An address of its own, as the script of the reference page has, leads nowhere else.
      expect(text, name).not.toMatch(
        /(?:await|return|=>|=)\s+fetch\((?!'\.?\/[^/])|globalThis\.fetch|https?\.(?:get|request)\(|XMLHttpRequest|WebSocket|node:(?:net|dgram|tls|https)'/,
      );
    }
  });

  it('never shows a stack or a cause', async () => {
    const app = createApp({ gazetteer: () => Promise.reject(new Error('secret plans in /srv/data')) });
    for (const accept of ['application/json', 'application/problem+json']) {
      const headers = { 'X-API-Key': SANDBOX_CREDENTIALS.apiKey, Accept: accept };
      const response = await app.fetch(new Request('http://api.example/v1/search?q=tunis', { headers }));
      expect(response.status).toBe(503);
      const text = await response.text();
      expect(text).not.toMatch(/secret plans|\/srv|\bat \w+ \(|\.ts:\d/);
    }
  });
});

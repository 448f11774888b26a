import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../index.ts';
import { createTokenService } from './tokenService.ts';

describe('the signing keys of tokens', () => {
  it('rotate: new tokens are signed with the new key, old ones stay good for as long as they said', async () => {
    let now = 1_800_000_000_000;
    const tokens = createTokenService(createMemoryStore(), 'sandbox', () => now);
    const before = await tokens.issue('key', 'org', ['code:read']);
    await tokens.rotate();
    const after = await tokens.issue('key', 'org', ['code:read']);
    const [oldKey, newKey] = [before, after].map((token) => decodeProtectedHeader(token).kid);
    expect(oldKey).not.toBe(newKey);
    expect((await tokens.publicKeys()).map(({ kid }) => kid).sort()).toEqual([oldKey, newKey].sort());
    expect((await tokens.verify(before)).keyId).toBe('key');
    expect((await tokens.verify(after)).keyId).toBe('key');
    now += 3_600_000 + 60_000;
    await expect(tokens.verify(before)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('that another process rotated are found within seconds', async () => {
    let now = 1_800_000_000_000;
    const store = createMemoryStore();
    const [one, other] = [1, 2].map(() => createTokenService(store, 'sandbox', () => now));
    await one?.publicKeys();
    await other?.rotate();
    const token = (await other?.issue('key', 'org', ['code:read'])) ?? '';
    now += 6_000;
    expect(await one?.verify(token)).toMatchObject({ keyId: 'key' });
  });

  it('that another process rotated are found also after the clock was set back', async () => {
    let now = 1_800_000_000_000;
    const store = createMemoryStore();
    const [one, other] = [1, 2].map(() => createTokenService(store, 'sandbox', () => now));
    await one?.publicKeys();
    now -= 3_600_000;
    await other?.rotate();
    const token = (await other?.issue('key', 'org', ['code:read'])) ?? '';
    expect(await one?.verify(token)).toMatchObject({ keyId: 'key' });
  });

  it('that leaked sign nothing that is still taken, by any process, and no token is remembered', async () => {
    let now = 1_800_000_000_000;
    const store = createMemoryStore();
    const [one, other] = [1, 2].map(() => createTokenService(store, 'sandbox', () => now));
    const older = (await one?.issue('key', 'org', ['code:read'])) ?? '';
    await other?.rotate();
    now += 6_000;
    const newer = (await one?.issue('key', 'org', ['code:read'])) ?? '';
    for (const token of [older, newer]) expect(await one?.verify(token)).toMatchObject({ keyId: 'key' });
    await other?.rotate({ isLeaked: true });
    now += 6_000;
    for (const token of [older, newer]) {
      await expect(one?.verify(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
      await expect(other?.verify(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    }
    const next = (await one?.issue('key', 'org', ['code:read'])) ?? '';
    expect(await other?.verify(next)).toMatchObject({ keyId: 'key' });
    expect(await one?.publicKeys()).toHaveLength(1);
  });

  it.each([
    ['before', [true, false]],
    ['after', [false, true]],
  ])(
    'that leaked are refused also if a routine rotation begins %s that one, by a clock that is slow',
    async (_, rotations) => {
      const store = createMemoryStore();
      const now = 1_800_000_000_000;
      const serving = createTokenService(store, 'sandbox', () => now);
      const token = await serving.issue('key', 'org', ['code:read']);
      await Promise.all(
        rotations.map((isLeaked) =>
          createTokenService(store, 'sandbox', () => now + 60_000).rotate({ isLeaked }),
        ),
      );
      const restarted = createTokenService(store, 'sandbox', () => now);
      await expect(restarted.verify(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
      const next = await restarted.issue('key', 'org', ['code:read']);
      expect(await restarted.verify(next)).toMatchObject({ keyId: 'key' });
    },
  );

  it('that another process rotated sign no token that outlives them', async () => {
    let now = 1_800_000_000_000;
    const store = createMemoryStore();
    const [one, other] = [1, 2].map(() => createTokenService(store, 'sandbox', () => now));
    await one?.publicKeys();
    await other?.rotate();
    now += 50_000;
    const token = (await one?.issue('key', 'org', ['code:read'])) ?? '';
    now += 3_599_000;
    expect(await other?.verify(token)).toMatchObject({ keyId: 'key' });
  });

  it('publish only what is public', async () => {
    const tokens = createTokenService(createMemoryStore(), 'sandbox', Date.now);
    for (const key of await tokens.publicKeys()) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    }
  });

  it('are found again in the same store by another process', async () => {
    const store = createMemoryStore();
    const token = await createTokenService(store, 'sandbox', Date.now).issue('key', 'org', ['code:read']);
    const other = createTokenService(store, 'sandbox', Date.now);
    expect(await other.verify(token)).toMatchObject({
      keyId: 'key',
      organisationId: 'org',
      scopes: ['code:read'],
    });
    await expect(
      createTokenService(createMemoryStore(), 'sandbox', Date.now).verify(token),
    ).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
  });
});

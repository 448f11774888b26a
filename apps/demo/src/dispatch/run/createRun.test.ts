import type { BatchAnswer, BatchItem } from '@smart-address/contract';
import { createClient, SmartAddressError } from '@smart-address/core';
import { createApp } from '@smart-address/server';
import { describe, expect, it } from 'vitest';
import { requestOfRow } from '../columns/requestOfRow.ts';
import { batchLength } from './nextBatch.ts';
import type { Outcome, Run, RunOptions, SendOptions } from './run.types.ts';
import { createRun } from './createRun.ts';

const API_KEY = 'sac_test_000000000000_000000000000000000000000000000002VRoxi';
const columns = { hasTitles: false, roles: ['latitude', 'longitude', 'code', 'address'] } as const;

type Send = RunOptions['send'];

/** The service itself, in this process. */
function service(): Send {
  const app = createApp();
  const client = createClient({ baseUrl: 'https://x.invalid', credentials: API_KEY, fetch: app.fetch });
  return (items, options) => client.batch({ items }, { ...options, retries: 0, timeoutMs: 100_000 });
}

/** Answers every item by a code, without a service: for what the run does between answers. */
const echo = (items: readonly BatchItem[]): BatchAnswer => ({
  count: items.length,
  succeeded: 0,
  failed: items.length,
  results: items.map((_, index) => ({
    index,
    id: null,
    status: 422,
    error: {
      code: 'OUT_OF_COVERAGE',
      message: '',
      requestId: '',
      retryable: false,
      retryAfter: null,
      fields: [],
    },
  })),
});

const failure = (
  code: SmartAddressError['code'],
  reason: SmartAddressError['reason'],
  seconds: number | null = null,
) =>
  new SmartAddressError({
    code,
    reason,
    message: code,
    status: code === 'NETWORK_ERROR' ? undefined : 429,
    retryAfterSeconds: seconds,
  });

interface Set {
  readonly run: Run;
  readonly sent: { readonly items: readonly BatchItem[]; readonly key: string }[];
  readonly waits: number[];
  /** Resolves when the run ends in one of these. */
  readonly until: (...statuses: string[]) => Promise<void>;
}

function setUp(
  rows: readonly (readonly string[])[],
  send: (items: readonly BatchItem[], options: SendOptions, call: number) => Promise<BatchAnswer>,
): Set {
  const sent: { items: readonly BatchItem[]; key: string }[] = [];
  const waits: number[] = [];
  let keys = 0;
  const run = createRun({
    outcomes: rows.map(() => undefined),
    requestOf: (row) => requestOfRow(rows[row] ?? [], columns),
    send: (items, options) => {
      sent.push({ items, key: options.idempotencyKey });
      return send(items, options, sent.length);
    },
    sleep: async (milliseconds) => {
      if (milliseconds > 0) waits.push(milliseconds);
    },
    now: () => 0,
    newKey: () => `key-${(keys += 1)}`,
    onChange: () => undefined,
  });
  const until = (...statuses: string[]) =>
    new Promise<void>((resolve) => {
      const check = (): void => {
        if (statuses.includes(run.state().status)) resolve();
      };
      run.subscribe(check);
      check();
    });
  return { run, sent, waits, until };
}

const points = (count: number) => Array.from({ length: count }, (_, n) => [String(33 + n * 0.0001), '9.5']);

describe('a run against the service', () => {
  it('finds each row by what it has, and gives every rejected one its reason', async () => {
    const { run, until } = setUp(
      [
        ['36.8782', '10.3247'],
        ['10.3247', '36.8782'],
        ['', '', '8GR5-4JJJ-29'],
        ['', '', 'TN5245-445-5222'],
        ['', '', '', 'la marsa'],
        ['', '', '8GR5-4JJJ-28'],
        ['', '', '', 'zzqwx vvkjh'],
        ['48.8566', '2.3522'],
        [''],
      ],
      service(),
    );
    run.start();
    await until('done');
    const [point, swapped, codeA, codeB, words, ...rejected] = run.outcomes;
    const found = (outcome: Outcome | undefined) => (outcome?.kind === 'found' ? outcome : null);
    expect(found(point)?.codeA).toBe(found(swapped)?.codeA);
    expect(found(swapped)?.remarks).toEqual(['swapped']);
    expect(found(codeA)).toMatchObject({ codeA: '8GR5-4JJJ-29', accuracy: null, remarks: [] });
    expect(found(codeB)).toMatchObject({ codeB: 'TN5245-445-5222' });
    expect(found(words)).toMatchObject({ remarks: ['coarse'], postalCode: '2070' });
    expect(rejected.map((outcome) => outcome?.kind === 'rejected' && outcome.reason)).toEqual([
      'badCode',
      'notFound',
      'outside',
      'nothingToFind',
    ]);
    expect(run.state()).toMatchObject({ found: 5, remarked: 2, rejected: 4, total: 9 });
  });
});

describe('a run between answers', () => {
  it('sends a small batch first, then five hundred at a time', async () => {
    const { run, sent, until } = setUp(points(1_200), async (items) => echo(items));
    run.start();
    await until('done');
    expect(sent.map(({ items }) => items.length)).toEqual([50, 500, 500, 150]);
    expect(run.state().rejected).toBe(1_200);
  });

  it('waits as long as Retry-After says, and asks the same again under the same key', async () => {
    const { run, sent, waits, until } = setUp(points(10), async (items, _, call) => {
      if (call < 3) throw failure('RATE_LIMITED', 'rate_limited', 7);
      return echo(items);
    });
    run.start();
    await until('done');
    expect(waits).toEqual([7_000, 7_000]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('waits longer each time while there is no network, and accounts for every row once it is back', async () => {
    const { run, waits, until } = setUp(points(120), async (items, _, call) => {
      if (call > 1 && call < 9) throw failure('NETWORK_ERROR', 'offline');
      return echo(items);
    });
    run.start();
    await until('done');
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1000));
    expect(run.outcomes.every((outcome) => outcome !== undefined)).toBe(true);
  });

  it('stops with the service’s sentence at what waiting does not cure, and goes on from there', async () => {
    let isRevoked = true;
    const { run, until } = setUp(points(60), async (items, _, call) => {
      if (call === 2 && isRevoked) throw failure('KEY_REVOKED', 'denied');
      return echo(items);
    });
    run.start();
    await until('stopped');
    expect(run.state()).toMatchObject({ problem: 'KEY_REVOKED', rejected: 50 });
    isRevoked = false;
    run.start();
    await until('done');
    expect(run.state().rejected).toBe(60);
  });

  it('gives up an answer that makes no sense after three attempts', async () => {
    const { run, sent, until } = setUp(points(5), async () => {
      throw failure('INVALID_ANSWER', 'unavailable');
    });
    run.start();
    await until('stopped');
    expect(sent).toHaveLength(3);
  });

  it('pauses after the batch on its way, whose rows it keeps', async () => {
    const { run, sent, until } = setUp(points(600), async (items, _, call) => {
      if (call === 2) run.pause();
      return echo(items);
    });
    run.start();
    await until('paused');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveLength(2);
    expect(run.state().rejected).toBe(550);
    run.start();
    await until('done');
    expect(run.state().rejected).toBe(600);
  });

  it('drops the batch on its way when cancelled, and sends it again under its key when it goes on', async () => {
    const { run, sent, until } = setUp(points(5), async (items, { signal }, call) => {
      if (call > 1) return echo(items);
      run.cancel();
      return new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason);
      });
    });
    run.start();
    await until('cancelled');
    expect(run.state().rejected).toBe(0);
    run.start();
    await until('done');
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('asks again about what was rejected, and about nothing else', async () => {
    const { run, sent, until } = setUp(points(3), async (items) => echo(items));
    run.start();
    await until('done');
    run.settle(1, {
      kind: 'found',
      lat: 33,
      lng: 9.5,
      label: '',
      codeA: '',
      codeB: '',
      plusCode: '',
      postalCode: '',
      accuracy: null,
      remarks: [],
    });
    run.retryRejected();
    await until('done');
    expect(sent.at(-1)?.items).toHaveLength(2);
    expect(run.state()).toMatchObject({ found: 1, rejected: 2 });
  });
});

describe('the size of a batch', () => {
  it('stays below what the route takes, however long the addresses are', () => {
    const items = Array.from({ length: 500 }, (): BatchItem => ({
      op: 'search',
      q: '𞤀'.repeat(100) + 'ش'.repeat(100),
    }));
    const length = batchLength(items);
    expect(length).toBeLessThan(500);
    expect(new TextEncoder().encode(JSON.stringify({ items: items.slice(0, length) })).length).toBeLessThan(
      256 * 1024,
    );
  });
});

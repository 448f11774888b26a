import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { BurstLimit } from '../../config.ts';
import { type LimitDecision, limitDecision, type MonthOfUnits, toleranceMilliseconds } from '../gcra.ts';

/**
 * The arithmetic of `createRateLimiter`, in one step whoever else asks. KEYS: the bucket. ARGV: milliseconds a request takes to drain,
 * burst, cost, what is given back, the dearest, and the time. The time is Redis' own when it is empty. A bucket is kept a minute longer
 * than it holds anything, in case the clock is set back. A second key is a month, with the units wanted, those given back, those known to
 * be used and the most. It is kept 40 days.
 */
const script = `
local interval, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local back, dearest, now = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + time[2] / 1000
end
local room = burst * interval
local filled = tonumber(redis.call('GET', KEYS[1]) or '0')
local ahead = filled - now - room > ${toleranceMilliseconds}
local before = math.max((ahead and now + room or filled) - back * interval, now)
local after = before + cost * interval
local allowed = after - now - room <= ${toleranceMilliseconds}
local kept = allowed and after or before
if allowed or back > 0 or ahead then
  local life = string.format('%.0f', math.ceil(kept - now) + 60000)
  redis.call('SET', KEYS[1], string.format('%.17g', kept), 'PX', life)
end
local excess = before + dearest * interval - now - room
local used = 0
if KEYS[2] then
  local units, given, known, most = tonumber(ARGV[7]), tonumber(ARGV[8]), tonumber(ARGV[9]), tonumber(ARGV[10])
  local before = tonumber(redis.call('GET', KEYS[2]) or '0')
  used = math.max(before - given, known)
  local after = used + (allowed and (not most or used + units <= most) and units or 0)
  if after ~= before then redis.call('SET', KEYS[2], string.format('%.0f', after), 'EX', 3456000) end
end
return { allowed and 1 or 0, string.format('%.17g', kept - now), string.format('%.17g', excess), used }
`;
const digest = createHash('sha1').update(script).digest('hex');

export interface Take {
  readonly cost: number;
  readonly back: number;
  readonly dearest: number;
  /** Milliseconds; null: Redis' own clock, the same for every process. */
  readonly now: number | null;
  readonly month?: MonthOfUnits | undefined;
}

/** One decision about a shared bucket. Rejects if Redis makes none. */
export async function takeInRedis(
  redis: Pick<Redis, 'eval' | 'evalsha'>,
  bucket: string,
  limit: BurstLimit,
  { cost, back, dearest, now, month }: Take,
): Promise<LimitDecision> {
  const ofBurst = [1_000 / limit.perSecond, limit.burst, cost, back, dearest, now ?? ''];
  const keys = month ? [bucket, month.id] : [bucket];
  const ofMonth = month ? [month.units, month.back, month.known, month.limit ?? ''] : [];
  const asked = [keys.length, ...keys, ...ofBurst, ...ofMonth] as const;
  const reply = await redis.evalsha(digest, ...asked).catch((cause: unknown) => {
    // Redis loses scripts on a restart.
    if (cause instanceof Error && cause.message.startsWith('NOSCRIPT')) return redis.eval(script, ...asked);
    throw cause;
  });
  const [allowed, level, excess, monthUsed = 0] = Array.isArray(reply) ? reply.map(Number) : [];
  if (level === undefined || excess === undefined) throw new TypeError('Redis gave no decision');
  const decision = limitDecision(allowed === 1, limit, level, excess, dearest);
  return month ? { ...decision, monthUsed } : decision;
}

import { decodeSmartCode } from '@smart-address/codes';
import { createClient } from '@smart-address/core';
import { createApp } from '@smart-address/server';
import { describe, expect, it } from 'vitest';
import { claimsOf, neighbouringCodes, type Answers, type Subject } from './evidence.ts';

const CODE = '8GR5-4JJJ-29';
const silence: Answers = { validate: null, decode: null, around: null };
const ofCode: Subject = {
  text: CODE,
  point: decodeSmartCode(CODE).center,
  given: 'codeA',
  code: CODE,
  accuracy: null,
};

describe('what is proved about an address', () => {
  it('follows the service: a code is registered once it was created, and not before', async () => {
    const app = createApp();
    const client = createClient({
      baseUrl: 'https://x.invalid',
      credentials: 'sac_test_000000000000_000000000000000000000000000000002VRoxi',
      fetch: app.fetch,
    });
    const verdicts = async () => {
      const [validate, decode] = await Promise.all([client.validate(CODE), client.decode(CODE)]);
      const claims = claimsOf(ofCode, true, { validate, decode, around: null });
      return Object.fromEntries(claims.map(({ name, verdict }) => [name, verdict]));
    };
    expect(await verdicts()).toEqual({ written: 'yes', inTunisia: 'yes', registered: 'no', surveyed: 'no' });
    await client.encode(ofCode.point);
    expect(await verdicts()).toMatchObject({ registered: 'yes', surveyed: 'no' });
  });

  it('leaves open what nobody said, and does not take silence for a no', () => {
    expect(claimsOf(ofCode, null, silence).map(({ verdict }) => verdict)).toEqual(Array(4).fill('unknown'));
  });

  it('takes only a rooftop for the building, and an address for no code', () => {
    const street: Subject = { ...ofCode, given: 'address', code: null, accuracy: 'street' };
    const claims = (subject: Subject) =>
      Object.fromEntries(claimsOf(subject, true, silence).map(({ name, verdict }) => [name, verdict]));
    expect(claims(street)).toMatchObject({ building: 'no' });
    expect(claims(street)).not.toHaveProperty('written');
    expect(claims({ ...street, accuracy: 'rooftop' })).toMatchObject({ building: 'yes' });
  });
});

describe('the cells around', () => {
  it('are the eight that touch, each with a code of its own', () => {
    const around = new Map(
      neighbouringCodes(decodeSmartCode(CODE)).map(({ direction, code }) => [direction, code]),
    );
    expect(around.get('here')).toBe(CODE);
    expect(new Set(around.values()).size).toBe(9);
    const own = decodeSmartCode(CODE);
    const north = decodeSmartCode(around.get('north') ?? '');
    expect(north.south).toBeCloseTo(own.north, 9);
    expect(north.west).toBeCloseTo(own.west, 9);
  });
});

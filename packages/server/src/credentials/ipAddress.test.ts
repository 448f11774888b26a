import { describe, expect, it } from 'vitest';
import { isInBlock, parseIpAddress, parseIpBlock } from './ipAddress.ts';

function isIn(address: string, block: string): boolean {
  const [parsedAddress, parsedBlock] = [parseIpAddress(address), parseIpBlock(block)];
  if (!parsedAddress || !parsedBlock) throw new Error(`${address} or ${block} was not read`);
  return isInBlock(parsedAddress, parsedBlock);
}

describe('an address', () => {
  it.each([
    '10.0.0.01',
    '010.0.0.1',
    '0x0a.0.0.1',
    '10.1',
    '167772161',
    '10.0.0.256',
    '10.0.0.1 ',
    '',
    'localhost',
  ])('%j is not one', (text) => expect(parseIpAddress(text)).toBeNull());

  it.each(['fe80::1%eth0', '2001:db8::g', ':::', '1::2::3', '[::1]'])('%j is not one either', (text) =>
    expect(parseIpAddress(text)).toBeNull(),
  );

  it('of version 4 inside version 6 is the one of version 4', () => {
    expect(parseIpAddress('::ffff:10.0.0.1')?.toString()).toBe('10.0.0.1');
    expect(isIn('::ffff:a00:1', '10.0.0.0/8')).toBe(true);
  });
});

describe('a block of addresses', () => {
  it.each([
    ['10.255.255.255', '10.0.0.0/8', true],
    ['11.0.0.0', '10.0.0.0/8', false],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.8', '192.0.2.7', false],
    ['203.0.113.9', '0.0.0.0/0', true],
    ['2001:db8:ffff::1', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['10.0.0.1', '::/0', false],
    ['::1', '0.0.0.0/0', false],
  ])('%s in %s: %s', (address, block, expected) => expect(isIn(address, block)).toBe(expected));

  it.each([
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/08',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.1/8',
    '10/8',
    '::ffff:10.0.0.0/104',
    'x/8',
  ])('%j is not one', (text) => expect(parseIpBlock(text)).toBeNull());
});

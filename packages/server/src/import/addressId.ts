import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { plainText } from './houseNumber.ts';

/** A text without case, accents and punctuation, for comparing two texts. */
export function foldedText(text: string): string {
  return plainText(text)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The id of an address, made of its text: the same address in another spelling has the same id. */
export function addressId(houseNumber: string, street: string, locality: string, postalCode: string): string {
  const text = [houseNumber, street, locality, postalCode].map(foldedText).join('\n');
  return `addr:${bytesToHex(sha256(utf8ToBytes(text))).slice(0, 20)}`;
}

import { loadGazetteer, toAddressResult } from '@smart-address/gazetteer';
import { expect, test } from 'vitest';
import { lostWords, typedAddresses } from '../../../test-support/finder/typedAddresses.ts';
import { queryOf } from '../state/query.ts';
import { pickedValue } from './value.ts';

/** As many as are quick; `TEXTS=20000 npx vitest run --project node nothingLost` draws more. */
const TEXTS = Number(process.env['TEXTS'] ?? 500);

test(`of ${TEXTS} addresses as people write them, no word is lost when a row is picked`, async () => {
  const gazetteer = await loadGazetteer();
  await gazetteer.complete;
  const lost: string[] = [];
  let picked = 0;
  for (const address of typedAddresses(gazetteer, TEXTS)) {
    const query = queryOf(address.text);
    // The row that is meant, or the one that most would take for it.
    const rows = gazetteer.search(query, { limit: 5 });
    const row = rows.find(({ id }) => id === address.place.id) ?? rows[0];
    if (row === undefined) continue;
    picked++;
    const { text } = pickedValue(query, toAddressResult(row), true);
    const words = lostWords(address, row, text);
    if (words.length > 0) lost.push(`${query} -> ${text} (${words.join(' ')})`);
  }
  expect(lost.slice(0, 30)).toEqual([]);
  expect(picked).toBeGreaterThan(TEXTS * 0.9);
}, 600_000);

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';

const styles = fileURLToPath(new URL('.', import.meta.url));
const demo = fileURLToPath(new URL('../..', import.meta.url));

it('has its colours and its columns on a phone of 2021, also as `npm start` serves it', async () => {
  const config = await resolveConfig({ root: demo, logLevel: 'silent' }, 'serve');
  const sheets = readdirSync(styles).filter((name) => name.endsWith('.css'));
  const served = await Promise.all(
    sheets.map(async (name) => {
      const { code } = await preprocessCSS(readFileSync(styles + name, 'utf8'), styles + name, config);
      return { name, code };
    }),
  );
  const tooNew = /light-dark\(|@media[^{]*[<>]=/;
  expect(served.filter(({ code }) => tooNew.test(code))).toEqual([]);
  expect(served.find(({ name }) => name === 'tokens.css')?.code).toContain('#f6f2ea');
});

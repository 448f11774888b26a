/// <reference types="vite/client" />
import { Table } from '../support/Table.tsx';

const FILES = import.meta.glob<string>('../../packages/react/src/address-finder/**/transcripts/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const LANGUAGES = ['fr', 'ar', 'en'] as const;

/** What a screen reader's live region was given, without the fields that it passed. */
const announced = (transcript: string): readonly string[] =>
  transcript
    .split('\n')
    .filter((line) => line.startsWith('polite: '))
    .map((line) => line.slice('polite: '.length));

const byName = new Map(
  Object.entries(FILES).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), announced(text)]),
);
const situations = [...new Set([...byName.keys()].map((name) => name.split('.')[0] ?? ''))];

/** What is announced in each situation and language: the transcripts that a test writes and compares. */
export function Transcripts() {
  return (
    <Table head={['Situation', ...LANGUAGES]}>
      {situations.map((situation) => (
        <tr key={situation}>
          <th scope="row">{situation.replaceAll('-', ' ')}</th>
          {LANGUAGES.map((locale) => (
            <td key={locale} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
              {byName.get(`${situation}.${locale}.txt`)?.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

import { describe, expect, test } from 'vitest';
import { finderMessages, type FinderMessages, type PluralMessage } from '../../index.ts';
import { LANGS } from '../../language.ts';
import { announcementSentence } from './messages.ts';

const isPlural = (message: string | PluralMessage): message is PluralMessage => typeof message !== 'string';

test.each(LANGS)('%s says something for everything', (locale) => {
  const entries = Object.entries(finderMessages(locale)) as [
    string,
    NonNullable<FinderMessages[keyof FinderMessages]>,
  ][];
  for (const [key, message] of entries)
    for (const sentence of isPlural(message) ? Object.values(message) : [message])
      expect(sentence.trim(), key).not.toBe('');
});

test('Arabic has all six plural forms wherever a number is said', () => {
  for (const message of Object.values(finderMessages('ar')))
    if (typeof message === 'object')
      expect(Object.keys(message).sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
});

test('no line of French begins with a mark that belongs to the word before it', () => {
  for (const message of Object.values(finderMessages('fr')))
    for (const sentence of isPlural(message) ? Object.values(message) : [message])
      expect(sentence).not.toMatch(/ [:;?!»]|« /u);
});

describe('the count of results', () => {
  const say = (locale: 'fr' | 'ar' | 'en', count: number) =>
    announcementSentence(finderMessages(locale), locale, { kind: 'results', count });

  test.each([
    [1, 'عنوان واحد مقترح.'],
    [2, 'عنوانان مقترحان.'],
    [3, '3 عناوين مقترحة.'],
    [10, '10 عناوين مقترحة.'],
    [11, '11 عنوانًا مقترحًا.'],
    [100, '100 عنوان مقترح.'],
  ])('in Arabic, %i', (count, sentence) => {
    expect(say('ar', count)).toBe(sentence);
  });

  test('in French and English, one and many', () => {
    expect([say('fr', 1), say('fr', 5)]).toEqual(['1 adresse proposée.', '5 adresses proposées.']);
    expect([say('en', 1), say('en', 5)]).toEqual(['1 address suggested.', '5 addresses suggested.']);
  });
});

test('nothing found, error, offline and rate limit are four sentences, in each language', () => {
  for (const locale of LANGS) {
    const messages = finderMessages(locale);
    const sentences = [
      announcementSentence(messages, locale, { kind: 'empty', query: 'x' }),
      announcementSentence(messages, locale, { kind: 'error' }),
      announcementSentence(messages, locale, { kind: 'offline' }),
      announcementSentence(messages, locale, { kind: 'rateLimited', seconds: 12 }),
    ];
    expect(new Set(sentences).size).toBe(4);
    expect(sentences[3]).toContain('12');
  }
});

test("a team's own sentence stands in for the built-in one, the rest stays", () => {
  const messages = finderMessages('fr', { label: 'Livrer à' });
  expect(messages.label).toBe('Livrer à');
  expect(messages.clearButton).toBe(finderMessages('fr').clearButton);
});

test('a name with braces or markup in it is said as it is', () => {
  const sentence = announcementSentence(finderMessages('fr'), 'fr', {
    kind: 'filled',
    text: '<b>{count}</b> $& Rue',
    changed: [],
  });
  expect(sentence).toContain('<b>{count}</b> $& Rue');
});

test.each(LANGS)('%s names a mistyped code, and how many it may have been meant as', (locale) => {
  const say = (count: number) =>
    announcementSentence(finderMessages(locale), locale, {
      kind: 'almostCode',
      query: '8GR8-J7QF-93',
      count,
    });
  expect(say(1)).toContain('8GR8-J7QF-93');
  expect(say(3)).toContain('3');
  expect(say(1)).not.toBe(say(3));
});

test.each(LANGS)('%s tells a wait of a minute or more in minutes, begun ones counted', (locale) => {
  const messages = finderMessages(locale);
  const say = (seconds: number) =>
    announcementSentence(messages, locale, { kind: 'rateLimited', seconds }).replace(/[^0-9]/g, '');
  expect([say(59), say(121), say(3599), say(3600)]).toEqual(['59', '3', '60', '60']);
  const unit = { fr: 'minute.', ar: 'دقيقة واحدة.', en: 'minute.' }[locale];
  expect(announcementSentence(messages, locale, { kind: 'rateLimited', seconds: 60 })).toContain(unit);
});

test("a team's own sentence in seconds tells a long wait too, unless the team has one in minutes", () => {
  const say = (own: Partial<FinderMessages>) =>
    announcementSentence(finderMessages('fr', own), 'fr', { kind: 'rateLimited', seconds: 3600 });
  const rateLimited = { other: 'Noch {count} Sekunden.' };
  expect(say({ rateLimited })).toBe('Noch 3600 Sekunden.');
  expect(say({ rateLimited, rateLimitedMinutes: { other: 'Noch {count} Minuten.' } })).toBe(
    'Noch 60 Minuten.',
  );
});

test.each(LANGS)(
  '%s asks for the town of a short plus code, and for nothing beside another text',
  (locale) => {
    const messages = finderMessages(locale);
    const say = (query: string) => announcementSentence(messages, locale, { kind: 'empty', query });
    expect(say('r54j+JJ')).toBe(messages.shortPlusCode.replace('{query}', '\u2068r54j+JJ\u2069'));
    // As the search reads one beside its town.
    for (const query of ['R٥٤J+JJ', 'R۵۴J+JJ', 'R54J＋JJ', 'R54J + JJ'])
      expect(say(query)).toBe(messages.shortPlusCode.replace('{query}', `\u2068${query}\u2069`));
    for (const query of ['R54J+JJ Nulle Part', '+216 22 333 444', '22+22', 'sfx'])
      expect(say(query)).toContain(messages.empty.slice(0, 5));
  },
);

test.each(LANGS)(
  '%s says what to type instead of a point elsewhere or a link, without the hint',
  (locale) => {
    const messages = finderMessages(locale);
    const say = (query: string) =>
      announcementSentence(messages, locale, { kind: 'empty', query, hasHint: true });
    for (const query of ['36.8065, 370.1815', '48.85, 2.35'])
      expect(say(query)).toBe(messages.pointElsewhere.replace('{query}', `\u2068${query}\u2069`));
    expect(say('https://maps.app.goo.gl/AbC123xyz')).toBe(messages.linkUnread);
  },
);

test('which key removes a recent address is said with their number while one of them is active', () => {
  const say = (isActive: boolean) =>
    announcementSentence(finderMessages('en'), 'en', { kind: 'recents', count: 2, isActive });
  expect(say(true)).toBe('2 recent addresses. Press Delete to remove one');
  expect(say(false)).toBe('2 recent addresses.');
});

test('a sentence of the wrong kind, or none, is passed over', () => {
  const given: object = { results: 'many', placeholder: undefined, empty: null, label: 'Where?' };
  expect(finderMessages('en', given)).toEqual({ ...finderMessages('en'), label: 'Where?' });
  expect(finderMessages('en', null)).toEqual(finderMessages('en'));
});

test('plural forms that are no texts are passed over; one that is missing is said with the others’', () => {
  const say = (count: number) => `${count}`;
  const given: object = {
    results: { one: 'One.', other: say },
    recentsCount: { other: 5 },
    rateLimited: { one: say, other: '{count} s' },
    fieldsFilled: { one: undefined, other: '{count} f' },
  };
  const messages = finderMessages('en', given);
  expect(messages).toEqual({ ...finderMessages('en'), fieldsFilled: { one: undefined, other: '{count} f' } });
  const changed = [{ part: 'locality', from: '', to: 'x' }] as const;
  expect(announcementSentence(messages, 'en', { kind: 'filled', text: 'x', changed })).toContain('1 f');
});

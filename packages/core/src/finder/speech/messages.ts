import type { Lang, PlaceType } from '@smart-address/gazetteer';
import type { FinderMessages, PluralMessage } from './messages.types.ts';
import type { Announcement, LocateFailure } from '../state/types.ts';
import type { LANGS } from '../../language.ts';
import { refusalOf } from '../state/query.ts';
import type { PLACE_TYPES } from '../state/results.ts';
import { ar } from './messages.ar.ts';
import { en } from './messages.en.ts';
import { fr } from './messages.fr.ts';

const builtIn: Readonly<Record<(typeof LANGS)[number], FinderMessages>> = { fr, ar, en };

const isText = (own: unknown): boolean => typeof own === 'string';

/** Whether a value can replace a built-in sentence: text for text, plural forms for plural forms. */
export function isSentence(own: unknown, builtIn: unknown): boolean {
  if (isText(builtIn)) return isText(own);
  return (
    typeof builtIn === 'object' &&
    typeof own === 'object' &&
    own !== null &&
    'other' in own &&
    isText(own.other) &&
    Object.values(own).every((form) => form == null || isText(form))
  );
}

/**
 * The sentences of a language, overridden by a team's own. One of the wrong kind, such as a text where plural forms belong, or a function,
 * is ignored. A checkout must not fail because of a sentence.
 */
export function finderMessages(locale: Lang, own?: Partial<FinderMessages> | null): FinderMessages {
  const messages: FinderMessages = builtIn[locale];
  const forms: Readonly<Record<string, unknown>> = { ...messages };
  const usable: Partial<FinderMessages> = Object.fromEntries(
    Object.entries(own ?? {}).filter(([name, sentence]) => isSentence(sentence, forms[name])),
  );
  // Beside a team's own seconds our minutes would be another voice, or another language.
  const { rateLimitedMinutes } = usable.rateLimited ? usable : messages;
  return { ...messages, rateLimitedMinutes, ...usable };
}

/** First strong isolate and its end, so that a name in another script does not reorder the sentence around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const pluralRules = new Map<Lang, Intl.PluralRules>();

function plural(locale: Lang, message: PluralMessage, count: number): string {
  let rules = pluralRules.get(locale);
  if (rules === undefined) {
    rules = new Intl.PluralRules(locale);
    pluralRules.set(locale, rules);
  }
  return fill(message[rules.select(count)] ?? message.other, { count });
}

const LOCATE_MESSAGE = {
  denied: 'locateDenied',
  forbidden: 'locateForbidden',
  timeout: 'locateTimeout',
  unavailable: 'locateUnavailable',
  outside: 'locateOutside',
} as const satisfies Record<LocateFailure, keyof FinderMessages>;

const PLACE_TYPE_MESSAGE = {
  address: 'typeAddress',
  street: 'typeStreet',
  locality: 'typeLocality',
  postal: 'typePostal',
  delegation: 'typeDelegation',
  governorate: 'typeGovernorate',
  code: 'typeCode',
} as const satisfies Record<(typeof PLACE_TYPES)[number], keyof FinderMessages>;

/** The type of a result, in a word. */
export function placeTypeName(messages: FinderMessages, type: PlaceType): string {
  return messages[PLACE_TYPE_MESSAGE[type]];
}

/** The sentence that says why there is no device position. */
function locateFailureSentence(messages: FinderMessages, reason: LocateFailure): string {
  return messages[LOCATE_MESSAGE[reason]];
}

/** "again in 12 seconds", or from a minute on "in 5 minutes", in its right plural form. */
function rateLimitedSentence(messages: FinderMessages, locale: Lang, seconds: number): string {
  const { rateLimited, rateLimitedMinutes } = messages;
  return seconds < 60 || rateLimitedMinutes === undefined
    ? plural(locale, rateLimited, seconds)
    : plural(locale, rateLimitedMinutes, Math.ceil(seconds / 60));
}

function withCount(sentence: string, locale: Lang, forms: PluralMessage, count: number): string {
  return count === 0 ? sentence : `${sentence} ${plural(locale, forms, count)}`;
}

/** What can be done about a fact; empty if nothing needs to be added. */
export function factHint(messages: FinderMessages, fact: Announcement): string {
  switch (fact.kind) {
    case 'empty':
      return refusalOf(fact.query) === null ? messages.emptyHint : '';
    case 'error':
    case 'offline':
    case 'rateLimited':
      return messages[`${fact.kind}Hint`];
    default:
      return '';
  }
}

/** The text of the live region. */
export function announcementSentence(
  messages: FinderMessages,
  locale: Lang,
  announcement: Announcement,
): string {
  const sentence = factSentence(messages, locale, announcement);
  const hasHint = 'hasHint' in announcement && announcement.hasHint === true;
  return hasHint ? `${sentence} ${factHint(messages, announcement)}`.trimEnd() : sentence;
}

/** What is said of a fact, without what can be done about it. */
export function factSentence(messages: FinderMessages, locale: Lang, announcement: Announcement): string {
  switch (announcement.kind) {
    case 'results':
      return plural(locale, messages.results, announcement.count);
    case 'recents': {
      const sentence = plural(locale, messages.recentsCount, announcement.count);
      return announcement.isActive ? `${sentence} ${messages.recentsHint}` : sentence;
    }
    case 'almostCode':
      return fill(plural(locale, messages.almostCode, announcement.count), {
        query: isolate(announcement.query),
      });
    case 'loading':
    case 'offline':
    case 'online':
    case 'error':
    case 'locating':
    case 'recentsCleared':
      return messages[announcement.kind];
    case 'empty':
      return fill(messages[refusalOf(announcement.query) ?? 'empty'], {
        query: isolate(announcement.query),
      });
    case 'rateLimited':
      return announcement.seconds === 0
        ? messages.loading
        : rateLimitedSentence(messages, locale, announcement.seconds);
    case 'filled': {
      const sentence = fill(messages.filled, { text: isolate(announcement.text) });
      return withCount(sentence, locale, messages.fieldsFilled, announcement.changed.length);
    }
    case 'cleared':
      return withCount(messages.cleared, locale, messages.fieldsEmptied, announcement.changed.length);
    case 'option':
      return fill(messages.option, {
        text: isolate(announcement.text),
        position: announcement.position,
        count: announcement.count,
      });
    case 'locateFailed':
      return locateFailureSentence(messages, announcement.reason);
    case 'recentRemoved':
      return fill(messages.recentRemoved, { text: isolate(announcement.text) });
  }
}

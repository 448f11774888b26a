import { type ClientA, SmartAddressError } from '@smart-address/core';
import type { Lang } from '@smart-address/gazetteer';
import { useCallback, useEffect, useState } from 'react';
import { useClients } from '../backend/clients.ts';

const STORAGE_KEY = 'smart-address.account';

/** The account that is open in this tab. */
export interface Account {
  /** Null while none is open. */
  readonly token: string | null;
  readonly open: (token: string) => void;
  readonly close: () => void;
  /** What went wrong last, in the words of the service; empty when nothing did. */
  readonly problem: string;
  /** What a call answers; null when it fails, which becomes the problem. A token that is not known any more closes the account. */
  readonly run: <T>(call: (client: ClientA) => Promise<{ readonly data: T }>) => Promise<T | null>;
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function keep(token: string | null) {
  try {
    if (token) sessionStorage.setItem(STORAGE_KEY, token);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage may be refused (private window, blocked cookies): the account is then open until the page is left.
  }
}

export function useAccount(): Account {
  const { a: client } = useClients();
  const [token, setToken] = useState(kept);
  const [problem, setProblem] = useState('');

  const open = useCallback((next: string) => {
    keep(next);
    setToken(next);
    setProblem('');
  }, []);
  const close = useCallback(() => {
    keep(null);
    setToken(null);
  }, []);
  const run = useCallback(
    async <T>(call: (client: ClientA) => Promise<{ readonly data: T }>): Promise<T | null> => {
      setProblem('');
      try {
        return (await call(client)).data;
      } catch (error) {
        setProblem(describe(error));
        const isUnknown = error instanceof SmartAddressError && error.code.startsWith('TOKEN_');
        if (isUnknown) close();
        return null;
      }
    },
    [client, close],
  );
  return { token, open, close, problem, run };
}

/** The service's own sentence, with what it says of each field, and when to come back. */
export function describe(error: unknown): string {
  if (!(error instanceof SmartAddressError)) return String(error);
  const fields = error.fields.map(({ pointer, message }) => `${pointer.replace(/^\//, '')}: ${message}`);
  return [error.message, ...fields].join(' · ');
}

/**
 * What a call answers, asked for when the page comes and whenever the call is another one; null before that, and when it failed.
 *
 * @param ask stays the same function from one render to the next.
 * @returns the answer, and what asks again.
 */
export function useAnswer<T>(ask: () => Promise<T | null>): readonly [T | null, () => void] {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ask().then((next) => {
      if (isWanted) setAnswer(next);
    });
    return () => {
      isWanted = false;
    };
  }, [ask]);
  const again = useCallback(() => void ask().then(setAnswer), [ask]);
  return [answer, again];
}

const TAGS: Readonly<Record<Lang, string>> = { fr: 'fr-TN', ar: 'ar-TN-u-nu-latn', en: 'en-GB' };

/** An instant as a clock in Tunisia shows it, day and hour. */
export function tunisTime(instant: string, locale: Lang): string {
  const time = new Intl.DateTimeFormat(TAGS[locale], {
    timeZone: 'Africa/Tunis',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
  // The first of a month alone is an ordinal in French.
  return locale === 'fr' ? time.replace(/\b1 (?=\p{L})/u, '1er ') : time;
}

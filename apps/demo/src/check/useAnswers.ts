import { encodeSmartCode } from '@smart-address/codes';
import { useEffect, useState } from 'react';
import { useClients } from '../backend/useClients.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import type { Answers, Subject } from './evidence.ts';

/** What the service says of a subject: three calls, none of which registers anything. Null until all have come or failed. */
export function useAnswers({ point, code }: Subject): Answers | null {
  const { a, b } = useClients();
  const { locale } = useLocale();
  const { lat, lng } = point;
  const [answers, setAnswers] = useState<Answers | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);
    const asked = code ?? codeOf({ lat, lng });
    void Promise.all([
      asked === null ? null : orNull(b.validate(asked, { signal, point: { lat, lng } })),
      asked === null ? null : orNull(b.decode(asked, { signal })),
      orNull(a.reverse({ lat, lng, lang: locale }, { signal })),
    ]).then(([validate, decode, around]) => {
      if (!signal.aborted) setAnswers({ validate, decode, around });
    });
    return () => controller.abort();
  }, [a, b, locale, lat, lng, code]);
  return answers;
}

/** Null outside the grid. */
function codeOf(point: Subject['point']): string | null {
  try {
    return encodeSmartCode(point, 'A');
  } catch {
    return null;
  }
}

import type { Lang } from '@smart-address/gazetteer';
import { useEffect, useState } from 'react';

/** The part of the Web Speech API's recognition that is used; TypeScript's own types lack it. */
interface Recognition extends EventTarget {
  lang: string;
  processLocally: boolean;
  start(): void;
  stop(): void;
}

interface RecognitionConstructor {
  new (): Recognition;
  available(options: { readonly langs: readonly string[]; readonly processLocally: true }): Promise<string>;
}

function isConstructor(value: unknown): value is RecognitionConstructor {
  return typeof value === 'function' && 'available' in value;
}

/** Only recognition on the device itself: the other kind sends what is said to the browser's maker. */
const Recognition: unknown = Reflect.get(globalThis, 'SpeechRecognition');

const LANGUAGES: Readonly<Record<Lang, string>> = { fr: 'fr-FR', ar: 'ar-TN', en: 'en-US' };

/** The first text of a recognition's result event. */
function transcriptOf(event: Event): string {
  const first: unknown = 'results' in event ? Reflect.get(Object(event.results), 0) : null;
  const best: unknown = Reflect.get(Object(first), 0);
  const transcript: unknown = Reflect.get(Object(best), 'transcript');
  return typeof transcript === 'string' ? transcript : '';
}

export interface Dictation {
  readonly isListening: boolean;
  readonly toggle: () => void;
}

/** Listens for a code; null where the browser cannot understand this language on the device. */
export function useDictation(lang: Lang, onText: (text: string) => void): Dictation | null {
  const [isAvailable, setAvailable] = useState(false);
  const [listening, setListening] = useState<Recognition | null>(null);

  useEffect(() => {
    if (!isConstructor(Recognition)) return;
    let isGone = false;
    Recognition.available({ langs: [LANGUAGES[lang]], processLocally: true }).then(
      (state) => {
        if (!isGone) setAvailable(state === 'available');
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      setAvailable(false);
    };
  }, [lang]);
  useEffect(() => () => listening?.stop(), [listening]);

  if (!isAvailable || !isConstructor(Recognition)) return null;
  const Constructor = Recognition;
  return {
    isListening: listening !== null,
    toggle: () => {
      if (listening) return listening.stop();
      const recognition = new Constructor();
      recognition.lang = LANGUAGES[lang];
      recognition.processLocally = true;
      recognition.addEventListener('result', (event) => onText(transcriptOf(event)));
      recognition.addEventListener('end', () => setListening(null));
      recognition.start();
      setListening(recognition);
      return undefined;
    },
  };
}

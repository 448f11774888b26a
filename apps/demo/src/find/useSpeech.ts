import type { Lang } from '@smart-address/gazetteer';
import { useSyncExternalStore } from 'react';

const synthesis = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;

function subscribe(onChange: () => void): () => void {
  synthesis?.addEventListener('voiceschanged', onChange);
  return () => synthesis?.removeEventListener('voiceschanged', onChange);
}

/** A voice of the device's own: one of a network would send the code to its maker. */
function voiceFor(lang: Lang): SpeechSynthesisVoice | undefined {
  const local = synthesis?.getVoices().filter(({ localService }) => localService) ?? [];
  // The spelling alphabet is English; French is what most people here listen to.
  for (const wanted of [lang, 'fr', 'en']) {
    const voice = local.find((each) => each.lang.toLowerCase().startsWith(wanted));
    if (voice) return voice;
  }
  return local[0];
}

/** Reads a text aloud, slowly; null where the device has no voice. */
export function useSpeech(lang: Lang): ((text: string) => void) | null {
  const hasVoice = useSyncExternalStore(
    subscribe,
    () => voiceFor(lang) !== undefined,
    () => false,
  );
  if (!synthesis || !hasVoice) return null;
  return (text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = voiceFor(lang);
    if (voice) {
      utterance.voice = voice;
      utterance.lang = voice.lang;
    }
    utterance.rate = 0.8;
    synthesis.cancel();
    synthesis.speak(utterance);
  };
}

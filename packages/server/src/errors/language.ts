import { messageLanguages, type MessageLanguage } from '@smart-address/contract';
import { wanted } from '../reading/wanted.ts';

/** The language of messages that an Accept-Language header asks for (RFC 9110, 12.5.4); English when it asks for none of ours. */
export function preferredLanguage(header: string | null): MessageLanguage {
  const [fallback] = messageLanguages;
  if (header === null || header.length > 200) return fallback;
  let best: MessageLanguage = fallback;
  let bestQuality = 0;
  for (const { name, quality } of wanted(header)) {
    const primary = name.split('-')[0];
    const language = primary === '*' ? fallback : messageLanguages.find((known) => known === primary);
    if (language !== undefined && quality > bestQuality) {
      best = language;
      bestQuality = quality;
    }
  }
  return best;
}

import { messageLanguages, type MessageLanguage } from '@smart-address/contract';

/** The language of messages that an Accept-Language header asks for (RFC 9110, 12.5.4); English when it asks for none of ours. */
export function preferredLanguage(header: string | null): MessageLanguage {
  const [fallback] = messageLanguages;
  if (header === null || header.length > 200) return fallback;
  let best: MessageLanguage = fallback;
  let bestQuality = 0;
  for (const range of header.split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const primary = tag.split('-')[0];
    const language = primary === '*' ? fallback : messageLanguages.find((known) => known === primary);
    const quality = qualityOf(parameters);
    if (language !== undefined && quality > bestQuality) {
      best = language;
      bestQuality = quality;
    }
  }
  return best;
}

function qualityOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const match = /^\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/.exec(parameter);
    if (match) return Number(match[1]);
  }
  return 1;
}

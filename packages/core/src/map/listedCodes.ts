import type { LocationFacts } from '../map-picker/messages/describeLocation.ts';
import type { MapPickerMessages } from '../map-picker/messages/messages.types.ts';

/** The codes of a pin with their names, as they are listed. */
export function listedCodes(
  facts: LocationFacts,
  messages: MapPickerMessages,
): readonly (readonly [name: string, code: string])[] {
  const codes = [
    [messages.codeA, facts.codeA],
    [messages.codeB, facts.codeB],
    [messages.plusCode, facts.plusCode],
    [messages.shortPlusCode, facts.shortPlusCode],
    [messages.coordinates, facts.coordinates],
  ] as const;
  return codes.filter(([, code]) => code !== '');
}

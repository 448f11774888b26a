import type { LatLng } from '@smart-address/codes';
import type { MapPickerMessages } from './messages.types.ts';
import type { MapPickerAnnouncement, Refusal } from '../state/types.ts';

/** Where a point is, for the announcement of a move: its description and its plus code. */
export type DescribeLocation = (location: LatLng) => { readonly words: string; readonly plusCode: string };

/** Why a point was refused, with the distance to land if it is known, and that a pin has stayed where it was. */
export function formatRefusal(
  { reason, distanceMeters }: Refusal,
  messages: MapPickerMessages,
  keepsPin = false,
): string {
  return [
    messages.refused[reason],
    distanceMeters === null ? '' : messages.refusedDistance(messages.length(distanceMeters)),
    keepsPin ? messages.pinKept : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The sentence of an announcement. */
export function formatAnnouncement(
  announcement: MapPickerAnnouncement,
  messages: MapPickerMessages,
  describe: DescribeLocation,
): string {
  const place = (location: LatLng): string => {
    const { words, plusCode } = describe(location);
    return [words && `${words}.`, `${messages.plusCode} ${plusCode}.`].filter(Boolean).join(' ');
  };
  switch (announcement.kind) {
    case 'adjusting':
      return announcement.hasPin
        ? `${messages.adjusting} ${messages.keysInAdjust(announcement.hasHome)}`
        : `${messages.adjustingWithoutPin} ${messages.keysWithoutPin}`;
    case 'saved':
      return messages.saved;
    case 'cancelled':
      return announcement.hasPin ? messages.cancelled : messages.noPin;
    case 'moved': {
      const { distanceMeters, wind, location, isHome, hasNewKeys, hasHome } = announcement;
      const move = isHome
        ? messages.backHome
        : distanceMeters === null || wind === null
          ? messages.placed
          : messages.moved(messages.length(distanceMeters), messages.wind[wind]);
      return [move, place(location), hasNewKeys ? messages.keysInAdjust(hasHome) : '']
        .filter(Boolean)
        .join(' ');
    }
    case 'viewed': {
      const { distanceMeters, wind, widthMeters, center, refusal } = announcement;
      const what = refusal
        ? formatRefusal(refusal, messages)
        : center && (describe(center).words || describe(center).plusCode);
      return [
        distanceMeters === null || wind === null
          ? ''
          : messages.panned(messages.length(distanceMeters), messages.wind[wind]),
        widthMeters === null ? '' : messages.zoomed(messages.length(widthMeters)),
        what ? messages.atCenter(refusal ? what : `${what}.`) : '',
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'located':
      return `${messages.located(messages.length(announcement.radiusMeters))} ${place(announcement.location)}`;
    case 'refused':
      return formatRefusal(announcement.refusal, messages, announcement.keepsPin);
    case 'locating':
      return messages.locating;
    case 'locateFailed':
      return messages.locateFailed[announcement.reason];
    case 'typedProblem':
      return messages.typedProblem(announcement.problem);
    case 'copied':
      return messages.copied(announcement.text);
    case 'copyFailed':
      return messages.copyFailed;
  }
}

/**
 * A sentence with a number, one form for each plural category of its language (Unicode CLDR); `{count}` is the number. Plain
 * data, so that a server component can pass it.
 */
export type PluralMessage = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Every text the finder displays or announces. Words in braces are placeholders. */
export interface FinderMessages {
  readonly label: string;
  readonly placeholder: string;
  /** The list's name. */
  readonly list: string;
  readonly openButton: string;
  readonly clearButton: string;
  readonly closeButton: string;
  readonly locateButton: string;
  readonly retryButton: string;
  readonly loading: string;
  /** `{query}` */
  readonly empty: string;
  /** What to do when nothing was found. */
  readonly emptyHint: string;
  /** Buttons beside it. */
  readonly placeOnMap: string;
  readonly writeMyself: string;
  /** `{query}`: a short plus code without the place that completes it, in place of `empty` and its hint. */
  readonly shortPlusCode: string;
  /** `{query}`: two coordinates that are no point in Tunisia, in place of `empty` and its hint. */
  readonly pointElsewhere: string;
  /** A link that names no point, such as a shortened one, in place of `empty` and its hint. */
  readonly linkUnread: string;
  /** `{query}`, `{count}`: an address code with a mistake, and how many codes it may have been meant as. */
  readonly almostCode: PluralMessage;
  /** Why a typed text is invalid where a row must be picked (`mustPick`), and what to do. */
  readonly mustPick: string;
  readonly error: string;
  readonly errorHint: string;
  readonly offline: string;
  readonly offlineHint: string;
  readonly online: string;
  /** Beside rows found on the device while there is no network. */
  readonly offlineNote: string;
  /** `{count}` seconds, at most 3600; fewer than 60 where there is `rateLimitedMinutes`. */
  readonly rateLimited: PluralMessage;
  /** `{count}` minutes, at most 60. A team's own `rateLimited` without it tells every wait, in seconds. */
  readonly rateLimitedMinutes?: PluralMessage | undefined;
  readonly rateLimitedHint: string;
  readonly results: PluralMessage;
  readonly recents: string;
  readonly recentsCount: PluralMessage;
  /** Which key removes one; displayed beside the heading. */
  readonly recentsHint: string;
  readonly clearRecents: string;
  /** `{text}` */
  readonly recentRemoved: string;
  readonly recentsCleared: string;
  /** `{text}` */
  readonly filled: string;
  readonly fieldsFilled: PluralMessage;
  readonly cleared: string;
  readonly fieldsEmptied: PluralMessage;
  /** `{text}`, `{position}`, `{count}`: the active option, spoken where the platform does not. */
  readonly option: string;
  readonly locating: string;
  readonly locateDenied: string;
  /** The page's own policy, or plain http, forbids it: the user cannot allow it. */
  readonly locateForbidden: string;
  readonly locateTimeout: string;
  readonly locateUnavailable: string;
  readonly locateOutside: string;
  /** `{sources}` */
  readonly attribution: string;
  readonly typeAddress: string;
  readonly typeStreet: string;
  readonly typeLocality: string;
  readonly typePostal: string;
  readonly typeDelegation: string;
  readonly typeGovernorate: string;
  readonly typeCode: string;
}

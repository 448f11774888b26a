/**
 * A sentence with a number in it, one form for each plural category its language has (Unicode CLDR); `{count}` stands for the
 * number. Plain data, so that a server component can hand it over.
 */
export type PluralMessage = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Everything the finder shows or says. Words in braces are filled in. */
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
  /** `{query}`, `{count}`: an address code with a mistake, and how many codes it may have been meant as. */
  readonly almostCode: PluralMessage;
  readonly error: string;
  readonly errorHint: string;
  readonly offline: string;
  readonly offlineHint: string;
  readonly online: string;
  /** Beside rows found on the device while there is no network. */
  readonly offlineNote: string;
  readonly rateLimited: PluralMessage;
  readonly rateLimitedHint: string;
  readonly results: PluralMessage;
  readonly recents: string;
  readonly recentsCount: PluralMessage;
  /** How a key removes one; shown beside the heading. */
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

/** A rule that steers what is found and in which order. */
export interface Rule {
  /** What it is about. */
  readonly name: string;
  /** Why it is there. */
  readonly reason: string;
  /** A query for which it is there. */
  readonly example: string;
  /** The class of queries that are of its kind: an id of the bench. */
  readonly shownBy: string;
  /** The file of the search that decides it, in `src/search`; its line, with its cost; and the same without the rule. */
  readonly file: string;
  readonly text: string;
  readonly without: string;
}

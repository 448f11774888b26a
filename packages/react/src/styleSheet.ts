/** What TypeScript reads for the style sheets, which give nothing: a strict project refuses an import it knows nothing of. */
export type StyleSheet = never;

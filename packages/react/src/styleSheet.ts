// What TypeScript reads for the style sheets: that they export nothing. A strict project refuses an import it knows nothing of.
export {};

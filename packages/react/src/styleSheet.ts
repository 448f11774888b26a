// What TypeScript reads for the style sheets, which export nothing: a strict project refuses an import it knows nothing of.

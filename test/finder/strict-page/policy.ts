/** What a strict page allows: its own scripts and styles, nothing inline, and no string where a script could be. */
export const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/** Version 12 by another name, beside 13. */
declare module 'better-sqlite3-node20' {
  export { default } from 'better-sqlite3';
}

import { finderStyles } from './generated/finderStyles.ts';

/**
 * The finder's style sheet, and what differs in a shadow tree. The input comes first there, so that it receives the delegated focus. A
 * reader's own spacing of letters (`* { letter-spacing }`) meets the host alone.
 */
export const treeStyles = `${finderStyles}
:host { display: block; letter-spacing: normal }
.sa-popup { letter-spacing: inherit }
:host([hidden]), [hidden] { display: none !important }
.sa-open { order: -1 }
.sa-input { padding-inline-start: var(--_sa-space) }
`;

import { mapStyles } from '../generated/mapStyles.ts';

/** The map's style sheet, and what differs inside a shadow root. The fieldset only disables. */
export const mapTreeStyles = `${mapStyles}
:host { display: block }
:host([hidden]), [hidden] { display: none !important }
.sa-map-field { min-inline-size: 0; margin: 0; padding: 0; border: 0 }
`;

/** Every custom property that a team may set, the most used first, with what it is for. Its values are read from the style sheets. */
export const TOKEN_TABLE = {
  '--sa-accent': { type: 'color', description: 'Focus, match, active row, main button' },
  '--sa-accent-soft': {
    type: 'color',
    description: 'Behind pictures and the active row; a pale shade of your accent unless you set it',
  },
  '--sa-on-accent': { type: 'color', description: 'Letters on the accent' },
  '--sa-surface': { type: 'color', description: 'Field, map panel, dialog' },
  '--sa-surface-raised': { type: 'color', description: 'The list' },
  '--sa-surface-sunken': { type: 'color', description: 'The list’s footer, a row under the mouse' },
  '--sa-text': { type: 'color', description: 'Letters' },
  '--sa-text-muted': { type: 'color', description: 'Second lines and hints' },
  '--sa-border': { type: 'color', description: 'Edge of fields and buttons' },
  '--sa-line': { type: 'color', description: 'Lines inside' },
  '--sa-danger': { type: 'color', description: 'Errors' },
  '--sa-warning': { type: 'color', description: 'Waiting, too many requests' },
  '--sa-radius': {
    type: 'dimension',
    description: 'Corners; 999px makes a field a pill; of a list, map or dialog at most 24px',
  },
  '--sa-radius-row': { type: 'dimension', description: 'Corners of a row, inside those of the list' },
  '--sa-space': { type: 'dimension', description: 'Rhythm: paddings are multiples of it' },
  '--sa-target': {
    type: 'dimension',
    description: 'Smallest button; a row is 12 px higher, 16 px under a finger',
  },
  '--sa-font': { type: 'fontFamily', description: 'Letters; by default the page’s' },
  '--sa-font-size': {
    type: 'dimension',
    description: 'Size of letters; grows with the page’s rem; below 16 px iOS zooms into the field',
  },
  '--sa-font-size-small': { type: 'dimension', description: 'Size of second lines in the list' },
  '--sa-font-code': { type: 'fontFamily', description: 'Letters of codes' },
  '--sa-shadow': { type: 'shadow', description: 'Under the list' },
  '--sa-ring': { type: 'shadow', description: 'Around the field that has the focus' },
  '--sa-map-height': { type: 'dimension', description: 'The map, where the panel stands below it' },
  '--sa-map-pin': { type: 'color', description: 'The pin and its cell' },
  '--sa-map-home': { type: 'color', description: 'The address’s own point and its circle' },
} as const satisfies Record<`--sa-${string}`, { readonly type: TokenType; readonly description: string }>;

export type TokenType = 'color' | 'dimension' | 'fontFamily' | 'shadow';
export type TokenName = keyof typeof TOKEN_TABLE;

export const isTokenName = (name: string): name is TokenName => name in TOKEN_TABLE;

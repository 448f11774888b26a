/** A custom property for styling. */
interface Token {
  readonly control: 'color' | 'text';
  /** Default value, in light. */
  readonly initial: string;
  readonly description: string;
}

/** Every custom property a team may set, the most used first. */
export const TOKENS = {
  '--sa-accent': {
    control: 'color',
    initial: '#1257a8',
    description: 'Focus, match, active row, main button',
  },
  '--sa-accent-soft': {
    control: 'color',
    initial: '#e6f0fb',
    description: 'Behind pictures and the active row',
  },
  '--sa-on-accent': { control: 'color', initial: '#ffffff', description: 'Letters on the accent' },
  '--sa-surface': { control: 'color', initial: '#ffffff', description: 'Field, map panel, dialog' },
  '--sa-surface-raised': { control: 'color', initial: '#ffffff', description: 'The list' },
  '--sa-surface-sunken': {
    control: 'color',
    initial: '#f4f6f9',
    description: 'The list’s footer, a row under the mouse',
  },
  '--sa-text': { control: 'color', initial: '#16202e', description: 'Letters' },
  '--sa-text-muted': { control: 'color', initial: '#566377', description: 'Second lines and hints' },
  '--sa-border': {
    control: 'color',
    initial: '#8290a3',
    description: 'Edge of fields and buttons: 3 : 1 against the surface',
  },
  '--sa-line': { control: 'color', initial: '#e3e8ef', description: 'Lines inside' },
  '--sa-danger': { control: 'color', initial: '#b3261e', description: 'Errors' },
  '--sa-warning': { control: 'color', initial: '#8a5a00', description: 'Waiting, too many requests' },
  '--sa-radius': {
    control: 'text',
    initial: '14px',
    description: 'Corners; of a list, map or dialog at most 24px',
  },
  '--sa-radius-row': { control: 'text', initial: '10px', description: 'Corners of a row' },
  '--sa-space': { control: 'text', initial: '4px', description: 'Rhythm: paddings are multiples of it' },
  '--sa-target': {
    control: 'text',
    initial: '44px',
    description: 'Smallest button; a row is 12 px higher, 16 px under a finger',
  },
  '--sa-font': { control: 'text', initial: 'the page’s', description: 'Letters' },
  '--sa-font-size': {
    control: 'text',
    initial: 'max(1rem, 16px)',
    description: 'Size of letters; below 16 px iOS zooms into the field',
  },
  '--sa-font-size-small': {
    control: 'text',
    initial: 'max(0.8125rem, 13px)',
    description: 'Size of second lines in the list',
  },
  '--sa-font-code': { control: 'text', initial: 'monospace', description: 'Letters of codes' },
  '--sa-shadow': { control: 'text', initial: 'two soft ones', description: 'Under the list' },
  '--sa-ring': {
    control: 'text',
    initial: '3px of the accent',
    description: 'Around the field that has the focus',
  },
  '--sa-map-height': {
    control: 'text',
    initial: 'min(max(22rem, 352px), 75vh)',
    description: 'The map, where the panel stands below it',
  },
  '--sa-map-pin': { control: 'color', initial: '#c2372b', description: 'The pin and its cell' },
  '--sa-map-home': {
    control: 'color',
    initial: '#1257a8',
    description: 'The address’s own point and its circle',
  },
} as const satisfies Record<`--sa-${string}`, Token>;

export type TokenName = keyof typeof TOKENS;

/** The properties a designer has set; absent and empty ones keep their default. */
export type Brand = Readonly<Partial<Record<TokenName, string>>>;

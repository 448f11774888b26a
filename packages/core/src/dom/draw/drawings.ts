import type { PlaceType } from '@smart-address/gazetteer';
import type { FinderPanel } from '../../finder/state/select.ts';

// Each drawing is one unfilled path in a 24 x 24 box.

const CROSSHAIR = 'M6 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0M12 2.5V6m0 12v3.5M2.5 12H6m12 0h3.5';

/** Icons of the buttons. */
export const BUTTONS = {
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m11.5 5 4.5 4.5',
  locate: `${CROSSHAIR}M11.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0`,
  clear: 'm7 7 10 10M17 7 7 17',
} as const;

/** Icon of a kind of place, or of a recent address. */
export const PLACES: Readonly<Record<PlaceType | 'recent', string>> = {
  // An arched doorway.
  address: 'M6 20.5V11a6 6 0 0 1 12 0v9.5m-14.5 0h17M12 5v15.5m2.6-6.5v1.2M9.4 14v1.2',
  street: 'M8 3.5 4.5 20.5M16 3.5l3.5 17M12 4v2.5m0 4v3m0 4V20',
  locality:
    'M12 21s6.5-5.8 6.5-11a6.5 6.5 0 1 0-13 0c0 5.2 6.5 11 6.5 11ZM9.75 10a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0',
  postal: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7.5l8 6 8-6',
  delegation: 'M4 20.5h16m-14.5 0v-9.7L12 6l6.5 4.8v9.7m-8.5 0V16a2 2 0 0 1 4 0v4.5M12 6V2.5h3.5',
  governorate: 'm3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2ZM9 4.5v13m6-11v13',
  code: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  recent: 'M4.5 8A8.5 8.5 0 1 1 3.6 13M4 4v4.2h4.2M12 7.5V12l3 2',
};

const PANELS = {
  almostCode: PLACES.code,
  loading: 'M20.5 12A8.5 8.5 0 1 1 12 3.5',
  // A pin without a ground.
  empty:
    'M12 17s5-4.6 5-8.5a5 5 0 1 0-10 0C7 12.4 12 17 12 17ZM10.4 6.9l3.2 3.1m0-3.1L10.4 10M5 20.5h2.5m3.25 0h2.5m3.25 0H19',
  error: 'M12 4 2.8 19.5h18.4ZM12 10v4.2m0 2.6v.2',
  // An hourglass.
  rateLimited:
    'M6.5 3.5h11m-11 17h11M8 3.5v3.3a4 4 0 0 0 1.5 3.1l5 4.2a4 4 0 0 1 1.5 3.1v3.3m-8 0v-3.3a4 4 0 0 1 1.5-3.1l5-4.2A4 4 0 0 0 16 6.8V3.5',
  offline:
    'M4 4l16 16M8.5 15.8a5 5 0 0 1 6-.6M5.4 12.5A9.5 9.5 0 0 1 9 10.3m4.3-.6a9.5 9.5 0 0 1 5.3 2.8M2.5 9a14 14 0 0 1 3.4-2.3M10 5.3A14 14 0 0 1 21.5 9M11.6 19.3a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0',
} as const;

const isLocate = (panel: FinderPanel): panel is Extract<FinderPanel, `locate:${string}`> =>
  panel.startsWith('locate:');

/** Icon of a panel that replaces the rows. */
export const panelDrawing = (panel: FinderPanel): string =>
  isLocate(panel) ? `${CROSSHAIR}M4.5 4.5l15 15` : PANELS[panel];

import type { Direction } from '../../map-picker/state/types.ts';

/** A picture on a button of the map: the path of an icon 24 units wide. */
export interface MapDrawing {
  readonly path: string;
  /** Filled instead of outlined. */
  readonly isFilled?: boolean;
}

export const ARROWS: Readonly<Record<Direction, MapDrawing>> = {
  north: { path: 'M12 5l7 8h-4.5v6h-5v-6H5z', isFilled: true },
  east: { path: 'M19 12l-8 7v-4.5H5v-5h6V5z', isFilled: true },
  south: { path: 'M12 19l-7-8h4.5V5h5v6H19z', isFilled: true },
  west: { path: 'M5 12l8-7v4.5h6v5h-6V19z', isFilled: true },
};

export const MAP_BUTTONS: Readonly<
  Record<'home' | 'zoomIn' | 'zoomOut' | 'locate' | 'copy' | 'tick', MapDrawing>
> = {
  home: { path: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9' },
  zoomIn: { path: 'M12 5v14M5 12h14' },
  zoomOut: { path: 'M5 12h14' },
  locate: {
    path: 'M12 2v4M12 18v4M2 12h4M18 12h4M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM13.5 12a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z',
  },
  tick: { path: 'M5 12.5 10 17.5 19.5 7' },
  copy: {
    path: 'M9 9V5.5A1.5 1.5 0 0 1 10.5 4h8A1.5 1.5 0 0 1 20 5.5v8a1.5 1.5 0 0 1-1.5 1.5H15M5.5 9h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 18.5v-8A1.5 1.5 0 0 1 5.5 9z',
  },
};

/** Where the pin would be placed: an icon 48 units wide. */
export const CROSSHAIR = 'M24 4v14M24 30v14M4 24h14M30 24h14M22.5 24a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0';

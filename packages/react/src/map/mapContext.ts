'use client';

import type { ButtonPort, MapPanel, MapStatus, MapViewpoint, PanelView } from '@smart-address/core/map';
import { createContext, useContext, type RefObject } from 'react';
import type { LeafletHandle } from './LeafletTree.tsx';
import type { MapPicker } from './useMapPicker.ts';

/** A picker, what its map shows, and the elements that its parts need. */
export interface MapContext extends ButtonPort, PanelView {
  readonly picker: MapPicker;
  readonly panel: MapPanel;
  /** Whether tiles lie on the map: ours, or a layer of the team's. */
  readonly hasTiles: boolean;
  setStreets(areDrawn: boolean): void;
  setMoreOpen(isOpen: boolean): void;
  /** Names the own description of that disclosure, for the map. */
  readonly moreId: string;
  onMap(handle: LeafletHandle | null): void;
  setStatus(status: MapStatus): void;
  setTilesFailed(haveFailed: boolean): void;
  onView(view: MapViewpoint): void;
  /** The element that has the focus while the map does. */
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly adjustButton: RefObject<HTMLButtonElement | null>;
}

export const MapPickerContext = createContext<MapContext | null>(null);

/** The picker of the surrounding root. */
export function useMapContext(part: string): MapContext {
  const context = useContext(MapPickerContext);
  if (context === null)
    throw new Error(`<MapPicker.${part}> stands outside a map picker. Put it inside <MapPicker.Root>.`);
  return context;
}

'use client';

import type { LatLng } from '@smart-address/codes';
import type {
  MapActions,
  MapViewpoint,
  MapTiles,
  PickerControls,
  PickerOffer,
  MapStatus,
} from '@smart-address/core/map';
import { createContext, useContext, type RefObject } from 'react';
import type { LeafletHandle } from './LeafletTree.tsx';
import type { MapPicker } from './useMapPicker.ts';

/** Tiles that are requested once the person asks for them. */
export interface TilesRequest {
  readonly tiles: MapTiles;
  readonly host: string;
  readonly isGranted: boolean;
}

/** A picker, what its map shows, and the elements that its parts need. */
export interface MapContext {
  readonly picker: MapPicker;
  readonly controls: PickerControls;
  readonly offer: PickerOffer;
  /** What the person decides about `tilesOnRequest`; null where the page gives none. */
  readonly request: TilesRequest | null;
  /** Whether tiles lie on the map: ours, or a layer of the team's. */
  readonly hasTiles: boolean;
  /** Whether streets are drawn: tiles that arrive. */
  readonly hasStreets: boolean;
  setStreets(areDrawn: boolean): void;
  /** Whether the disclosure with all other ways is open. */
  readonly isMoreOpen: boolean;
  setMoreOpen(isOpen: boolean): void;
  /** Names that disclosure's own description, for the map. */
  readonly moreId: string;
  /** The map's; they do nothing while there is none. */
  readonly actions: MapActions;
  onMap(handle: LeafletHandle | null): void;
  readonly status: MapStatus;
  setStatus(status: MapStatus): void;
  readonly haveTilesFailed: boolean;
  setTilesFailed(haveFailed: boolean): void;
  /** Whether the pin stands in the middle of the map, where it marks the centre itself. */
  readonly isCentered: boolean;
  /** The direction in which the map cannot be zoomed further. */
  readonly zoomEnd: MapViewpoint['zoomEnd'];
  onView(view: MapViewpoint): void;
  /** The element that has the focus while the map does. */
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly adjustButton: RefObject<HTMLButtonElement | null>;
  /** Says where the focus goes once the pressed button is gone. */
  focusNext(next: 'map' | 'adjust'): void;
  adjust(): void;
  save(event: Event): void;
  /** The centre of the map; null while there is none. */
  center(): LatLng | null;
}

export const MapPickerContext = createContext<MapContext | null>(null);

/** The picker of the surrounding root. */
export function useMapContext(part: string): MapContext {
  const context = useContext(MapPickerContext);
  if (context === null)
    throw new Error(`<MapPicker.${part}> stands outside a map picker. Put it inside <MapPicker.Root>.`);
  return context;
}

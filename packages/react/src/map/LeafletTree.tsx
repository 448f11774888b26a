'use client';

import type { LatLng } from '@smart-address/codes';
import {
  type MapActions,
  type MapStart,
  type MapViewpoint,
  zoomOf,
  type MapTiles,
} from '@smart-address/core/map';
import {
  type AddressPinLayer,
  controlOf,
  countryBounds,
  MAX_ZOOM,
  pickerMapOptions,
  setUpPickerMap,
  showAmongNames,
  watchTiles,
} from '@smart-address/core/map/leaflet';
import type { TileLayer as LeafletTileLayer } from 'leaflet';
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { MapContainer, TileLayer, useMap } from 'react-leaflet';
import { AddressPin, TunisiaLayer, PlusCodeGrid } from './layers.tsx';
import type { MapPicker } from './useMapPicker.ts';

/** What the picker's other parts do with its map. */
export interface LeafletHandle extends MapActions {
  /** Drops a pin that is being dragged where it is; false if none is. */
  putDown(): boolean;
  /** Centres a point. */
  show(location: LatLng, zoom: number): void;
  /** Centres a point as far out as names tell where it is. */
  showAmongNames(location: LatLng): void;
}

export interface LeafletTreeProps {
  readonly picker: MapPicker;
  readonly tiles: MapTiles | null;
  /** Whether plus-code squares are drawn. */
  readonly hasCells: boolean;
  /** Called when the map is there, and with null when it is taken away. */
  onMap(handle: LeafletHandle | null): void;
  onView(view: MapViewpoint): void;
  onTilesFailed(haveFailed: boolean): void;
  readonly children: ReactNode;
}

interface SetUpProps extends Omit<LeafletTreeProps, 'tiles' | 'onTilesFailed' | 'children'> {
  readonly start: MapStart;
  readonly pin: RefObject<AddressPinLayer | null>;
}

/** Makes the map around the picker's, before the layers that follow are added to it. */
function SetUp({ start, pin, ...props }: SetUpProps) {
  const map = useMap();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const stop = setUpPickerMap(map, start, {
      onView: (view) => latest.current.onView(view),
      isAdjusting: () => latest.current.picker.state.mode === 'adjust',
      hasCells: () => latest.current.hasCells,
      onSwipe: () => latest.current.picker.send({ type: 'swiped' }),
    });
    const { onMap } = latest.current;
    onMap({
      ...controlOf(map),
      putDown: () => pin.current?.putDown() ?? false,
      showAmongNames(location) {
        const { data, locale } = latest.current.picker;
        showAmongNames(map, location, data?.gazetteer ?? null, locale);
      },
    });
    return () => {
      onMap(null);
      stop();
    };
  }, [map, start, pin]);
  return null;
}

interface TilesProps {
  readonly tiles: MapTiles;
  onFailed(haveFailed: boolean): void;
}

function Tiles({ tiles: { url, maxZoom = 19 }, onFailed }: TilesProps) {
  const layer = useRef<LeafletTileLayer>(null);
  useEffect(() => {
    if (!layer.current) return;
    const stop = watchTiles(layer.current, onFailed);
    return () => {
      stop();
      onFailed(false);
    };
  }, [onFailed]);
  return <TileLayer ref={layer} url={url} maxZoom={MAX_ZOOM} maxNativeZoom={maxZoom} />;
}

/** The picker's map with its layers and a team's own. Imports Leaflet, which needs a window: loaded when the map is first shown. */
export function LeafletTree({ tiles, hasCells, onTilesFailed, children, ...props }: LeafletTreeProps) {
  const { picker } = props;
  const [{ options, start }] = useState(() => {
    const { pin } = picker.state;
    return { options: pickerMapOptions(), start: { center: pin?.location ?? null, zoom: zoomOf(pin) } };
  });
  const { center, zoom } = start;
  const view = center ? { center, zoom } : { bounds: countryBounds() };
  const pin = useRef<AddressPinLayer>(null);
  return (
    <MapContainer className="sa-map-leaflet" {...options} {...view}>
      <SetUp {...props} hasCells={hasCells} start={start} pin={pin} />
      <TunisiaLayer picker={picker} hasCells={hasCells} />
      {tiles ? <Tiles key={`${tiles.url} ${tiles.maxZoom}`} tiles={tiles} onFailed={onTilesFailed} /> : null}
      {hasCells ? <PlusCodeGrid /> : null}
      {/* A team's layers may be loaded when they are needed: the map does not wait for them. */}
      <Suspense fallback={null}>{children}</Suspense>
      <AddressPin ref={pin} picker={picker} />
    </MapContainer>
  );
}

/// <reference types="vite/client" />
import { loadBorder, type Border } from '@smart-address/gazetteer';
import { useMapPicker, type MapActions, type UseMapPickerOptions } from '@smart-address/react/map';
import {
  AttributionControl,
  Map as MapLibreMap,
  Marker,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef, useState } from 'react';

setWorkerUrl(workerUrl);

const COLOURS = {
  light: { sea: '#d3e2e6', land: '#f8f4ea', coast: '#7d9da6' },
  dark: { sea: '#14242c', land: '#262a2b', coast: '#4f7480' },
};

/** A style that asks nobody for anything: the country from our own data. A shop gives its own instead. */
function offlineStyle(
  { polygons, attribution }: Border,
  { sea, land, coast }: (typeof COLOURS)['light'],
): StyleSpecification {
  return {
    version: 8,
    sources: {
      country: {
        type: 'geojson',
        attribution,
        data: {
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'MultiPolygon',
            coordinates: polygons.map(({ outer, holes }) =>
              [outer, ...holes].map((ring) =>
                [...ring, ...ring.slice(0, 1)].map(({ lat, lng }) => [lng, lat]),
              ),
            ),
          },
        },
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      { id: 'land', type: 'fill', source: 'country', paint: { 'fill-color': land } },
      { id: 'coast', type: 'line', source: 'country', paint: { 'line-color': coast } },
    ],
  };
}

/** Pixels that an arrow key pans, in the directions of the map. */
const PAN = { north: [0, -120], south: [0, 120], east: [120, 0], west: [-120, 0] } as const;

/** What the picker needs of a map: to be panned and zoomed by keys. */
function actionsOf(map: MapLibreMap): MapActions {
  return {
    panBy: (direction) => void map.panBy([...PAN[direction]]),
    zoomBy: (levels) => void map.zoomTo(map.getZoom() + levels),
    view: () => {
      const { lat, lng } = map.getCenter();
      const middle = map.getContainer().clientHeight / 2;
      const widthMeters = map
        .unproject([0, middle])
        .distanceTo(map.unproject([map.getContainer().clientWidth, middle]));
      return { center: { lat, lng }, widthMeters, isMoving: map.isMoving() };
    },
  };
}

interface MapLibrePickerProps extends UseMapPickerOptions {
  readonly theme: 'light' | 'dark';
}

/** The picker of `useMapPicker` on a map of MapLibre's: one element, two events in, one marker out. */
export function MapLibrePicker({ theme, ...options }: MapLibrePickerProps) {
  const picker = useMapPicker(options);
  const { state, messages, facts, send } = picker;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const marker = useRef<Marker | null>(null);
  const start = useRef(state.pin?.location ?? { lat: 34, lng: 9.5 });

  useEffect(() => {
    if (!element) return;
    let made: MapLibreMap | null = null;
    let isGone = false;
    const open = async (): Promise<void> => {
      const style = offlineStyle(await loadBorder(), COLOURS[theme]);
      if (isGone) return;
      made = new MapLibreMap({
        container: element,
        style,
        center: start.current,
        zoom: 11,
        // The picker's own keys, one stop of the Tab key, and a credit that stays open.
        keyboard: false,
        attributionControl: false,
      });
      made.addControl(new AttributionControl({ compact: false, customAttribution: 'GeoNames (CC BY 4.0)' }));
      made.getCanvas().tabIndex = -1;
      marker.current = new Marker({ color: '#c2372b' });
      made.on('click', ({ lngLat }) =>
        send({ type: 'place', location: { lat: lngLat.lat, lng: lngLat.lng }, origin: 'tap' }),
      );
      marker.current.on('dragend', ({ target }) => {
        const { lat, lng } = target.getLngLat();
        send({ type: 'place', location: { lat, lng }, origin: 'drag' });
      });
      setMap(made);
    };
    void open();
    return () => {
      isGone = true;
      made?.remove();
      marker.current = null;
      setMap(null);
    };
  }, [element, send, theme]);

  // After every event, and not only when the pin has changed: a marker dropped in the sea goes back.
  useEffect(() => {
    if (!map || !marker.current) return;
    if (!state.pin) {
      marker.current.remove();
      return;
    }
    marker.current
      .setLngLat(state.pin.location)
      .setDraggable(state.mode === 'adjust')
      .addTo(map);
  });

  return (
    <section className="story-form" lang={picker.locale} aria-label={messages.mapLabel}>
      <div {...picker.mapProps(map && actionsOf(map))}>
        <div ref={setElement} style={{ blockSize: '22rem', color: '#16202e' }} />
      </div>
      <p>{facts?.words ?? messages.noPin}</p>
      <output>
        <bdi dir="ltr">{facts?.coordinates}</bdi>
      </output>
      <div {...picker.statusProps}>{picker.announcement}</div>
      {state.mode === 'adjust' ? (
        <div>
          <button type="button" onClick={(event) => picker.save(event.nativeEvent)}>
            {messages.save}
          </button>
          <button type="button" onClick={() => send({ type: 'cancel' })}>
            {messages.cancel}
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => send({ type: 'adjust' })}>
          {messages.adjust}
        </button>
      )}
    </section>
  );
}

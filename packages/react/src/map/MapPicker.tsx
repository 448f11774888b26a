'use client';

import type { LatLng } from '@smart-address/codes';
import { keepEscape } from '@smart-address/core/dom';
import { translateCredit } from '@smart-address/core/map-picker';
import { claimMapEscape, type MapActions } from '@smart-address/core/map/handleMapKey';
import type { MapViewpoint } from '@smart-address/core/map/leaflet/createLeafletMap';
import { followPin, isNearCenter, zoomOf } from '@smart-address/core/map/pinView';
import { savePin } from '@smart-address/core/map/savePin';
import { sceneOf } from '@smart-address/core/map/sceneOf';
import type { MapTiles } from '@smart-address/core/map/tiles';
import { forwardRef, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { AddressConfirm, type AddressConfirmHandle } from '../address-confirm/AddressConfirm.tsx';
import { useIsomorphicLayoutEffect } from '../address-finder/useIsomorphicLayoutEffect.ts';
import { ArrowPad } from './parts/ArrowPad.tsx';
import { MapProblem } from './parts/MapProblem.tsx';
import { MapStage } from './parts/MapStage.tsx';
import { MapStatus } from './parts/MapStatus.tsx';
import { PinActions } from './parts/PinActions.tsx';
import { PinFacts } from './parts/PinFacts.tsx';
import { TypedLocation } from './parts/TypedLocation.tsx';
import { useLeafletMap } from './useLeafletMap.ts';
import { useMapPalette } from './useMapPalette.ts';
import { useNextFocus } from './useNextFocus.ts';
import { isDisabled, useMapPicker, type UseMapPickerOptions } from './useMapPicker.ts';

export interface MapPickerProps extends UseMapPickerOptions {
  /** A raster layer over the map drawn from our own data, which is displayed without it and when it fails. */
  readonly tiles?: MapTiles | null | undefined;
  /** Class name added to the root element. */
  readonly className?: string | undefined;
}

/** What a page does with a map: by its `ref`. */
export interface MapPickerHandle {
  /** Unlocks the pin and focuses the map, as its own button does: for a button of the page. Does nothing in a disabled `<fieldset>`. */
  adjust(): void;
  /** Whether the pin was moved and is neither saved nor put back: a form submitted now sends the previous point. */
  readonly hasUnsavedPin: boolean;
}

/**
 * Displays an address on a map and lets the pin be moved onto the roof: by drag, tap, crosshair, arrow buttons, keys, typed code
 * or the device's position. Draws Tunisia from its own data; needs neither internet nor a map service.
 */
export const MapPicker = forwardRef<MapPickerHandle, MapPickerProps>(function MapPicker(
  { tiles = null, className, ...options },
  ref,
) {
  const picker = useMapPicker(options);
  const { state, messages, locale, data, send } = picker;
  const root = useRef<HTMLElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const adjustButton = useRef<HTMLButtonElement>(null);
  const palette = useMapPalette(root);
  // The view changes with each pan; only whether to display the crosshair is state.
  const view = useRef<MapViewpoint | null>(null);
  const shown = useRef(state.pin);
  const [isCentered, setCentered] = useState(state.pin !== null);
  const [zoomEnd, setZoomEnd] = useState<MapViewpoint['zoomEnd']>(null);
  const [failedTiles, setFailedTiles] = useState<string | null>(null);
  const { pin, mode } = state;
  const isAdjusting = mode === 'adjust';

  const scene = sceneOf(picker, palette, locale, messages);
  const {
    attach,
    handle,
    status: mapStatus,
    retry: drawAgain,
  } = useLeafletMap({
    scene,
    tiles,
    center: pin?.location ?? null,
    zoom: zoomOf(pin),
    callbacks: {
      onTap: (location) => {
        if (!isDisabled(root.current)) send({ type: 'place', location, origin: 'tap' });
      },
      onDrop: (location) => send({ type: 'place', location, origin: 'drag' }),
      onView: (next) => {
        view.current = next;
        // A jump ends before this render's callbacks are in place.
        setCentered(isNearCenter(shown.current, next));
        setZoomEnd(next.zoomEnd);
      },
      onTilesFailed: (haveFailed) => setFailedTiles(haveFailed ? (tiles?.url ?? null) : null),
    },
  });

  useIsomorphicLayoutEffect(() => {
    if (pin === shown.current) return;
    shown.current = pin;
    setCentered(isNearCenter(pin, view.current));
    if (pin && handle.current) followPin(handle.current, pin);
  }, [pin, handle]);

  const latest = useRef(state);
  useIsomorphicLayoutEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const ended = new AbortController();
    if (pane.current)
      keepEscape(pane.current, (event) => claimMapEscape(event, latest.current), ended.signal);
    return () => ended.abort();
  }, []);

  const actions: MapActions = {
    panBy: (direction) => handle.current?.panBy(direction),
    zoomBy: (levels) => handle.current?.zoomBy(levels),
    view: () => handle.current?.view() ?? null,
  };

  const focusNext = useNextFocus(mode, pane, adjustButton);
  const adjust = useCallback((): void => {
    if (latest.current.mode === 'adjust') return pane.current?.focus();
    focusNext('map');
    send({ type: 'adjust' });
  }, [focusNext, send]);
  useImperativeHandle(
    ref,
    () => ({
      adjust() {
        if (!isDisabled(root.current)) adjust();
      },
      get hasUnsavedPin() {
        return latest.current.pin !== latest.current.saved;
      },
    }),
    [adjust],
  );
  const confirm = useRef<AddressConfirmHandle>(null);
  const save = (event: Event): void => {
    // A pin still being dragged is dropped, and drawn, before it is saved.
    if (handle.current?.putDown()) return;
    const isFromMap = event.composedPath().some((each) => each === pane.current);
    void savePin(picker, {
      address: picker.address(),
      event,
      ask: async (question) => confirm.current?.ask(question) ?? 'dismissed',
      onLocked: () => {
        if (!isFromMap) focusNext('adjust');
      },
    });
  };

  const center = (): LatLng | null => handle.current?.view().center ?? null;
  const placeAtCenter = (): void => {
    const location = center();
    if (location) send({ type: 'place', location, origin: 'crosshair' });
  };
  const attributions = [...new Set([...(data?.attributions ?? []), tiles?.attribution ?? ''])]
    .filter(Boolean)
    .map((credit) => translateCredit(credit, locale));

  // Below a centred pin there is room for it; elsewhere the crosshair explains another way.
  const isNew = isAdjusting && pin === state.saved && mapStatus === 'ready';
  const hint = pin ? (isCentered ? messages.dragHint : '') : messages.adjustingWithoutPin;

  return (
    <section
      ref={root}
      className={className ? `sa-map ${className}` : 'sa-map'}
      lang={locale}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      aria-label={messages.mapLabel}
      data-mode={mode}
      data-status={mapStatus}
    >
      <div className="sa-map-layout">
        <MapStage
          picker={picker}
          actions={actions}
          zoomEnd={zoomEnd}
          onSave={save}
          paneRef={pane}
          attach={attach}
          hasCrosshair={isAdjusting && !isCentered}
          isLoading={mapStatus === 'loading'}
          hint={isNew ? hint : ''}
          attributions={attributions}
        />
        <div className="sa-map-panel">
          <MapProblem
            picker={picker}
            mapStatus={mapStatus}
            haveTilesFailed={failedTiles !== null && failedTiles === tiles?.url}
            onRetry={() => {
              // The focused button disappears.
              pane.current?.focus({ preventScroll: true });
              picker.retry();
              drawAgain();
            }}
          />
          {isAdjusting ? (
            <button type="button" className="sa-map-button" onClick={placeAtCenter}>
              {messages.placeHere}
            </button>
          ) : null}
          <PinActions
            picker={picker}
            adjustRef={adjustButton}
            onAdjust={adjust}
            onSave={save}
            focusNext={focusNext}
          />
          {isAdjusting ? (
            <div className="sa-map-tools">
              <ArrowPad picker={picker} actions={actions} />
              <TypedLocation picker={picker} near={center} />
            </div>
          ) : null}
          {/* Last, because they fill a phone's screen: what is done with the pin is next to the map. */}
          <PinFacts picker={picker} />
        </div>
      </div>
      <MapStatus picker={picker} />
      <AddressConfirm ref={confirm} locale={locale} />
    </section>
  );
});

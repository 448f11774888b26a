'use client';

import { distanceMeters, type LatLng } from '@smart-address/codes';
import type { AddressValue, Pin } from '@smart-address/core';
import { cellAt, comparePinWithAddress, translateCredit } from '@smart-address/core/map-picker';
import { useMemo, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../address-finder/useIsomorphicLayoutEffect.ts';
import { metersPerPixel } from './base-layer/projection.ts';
import type { MapScene, MapViewpoint } from './leaflet/createLeafletMap.ts';
import { ArrowPad } from './parts/ArrowPad.tsx';
import { MapProblem } from './parts/MapProblem.tsx';
import { MapStage } from './parts/MapStage.tsx';
import { MapStatus } from './parts/MapStatus.tsx';
import { accuracyText, PinFacts } from './parts/PinFacts.tsx';
import { TypedLocation } from './parts/TypedLocation.tsx';
import { AddressConfirm, type AddressConfirmHandle } from '../address-confirm/AddressConfirm.tsx';
import { addressOfValue, isOwnPoint } from './mapValue.ts';
import type { MapTiles } from './tiles.ts';
import { useLeafletMap } from './useLeafletMap.ts';
import { useMapPalette } from './useMapPalette.ts';
import { isDisabled, useMapPicker, type MapActions, type UseMapPickerOptions } from './useMapPicker.ts';

export interface MapPickerProps extends UseMapPickerOptions {
  /** A raster layer over the map drawn from our own data, which is displayed without it and when it fails. */
  readonly tiles?: MapTiles | null | undefined;
  /** Class name added to the root element. */
  readonly className?: string | undefined;
}

/** Metres below which two points are displayed and stored as one. */
const CENTIMETER = 0.01;

/** Zoom at which cells are visible. */
const CLOSEST = 18;
const COUNTRY = 6;
/** Maximum radius of the circle of a point's uncertainty, in pixels. */
const CIRCLE = 120;

/** Pixels from the centre within which the pin itself marks the centre. */
const CENTERED = 24;

function isNearCenter(pin: Pin | null, view: MapViewpoint | null): boolean {
  if (!pin || !view) return pin !== null;
  const { lat } = pin.location;
  return distanceMeters(pin.location, view.center) / metersPerPixel(lat, view.zoom) < CENTERED;
}

/** The zoom for a pin: as close as its circle of uncertainty allows. */
function zoomOf({ location, radiusMeters }: Pin): number {
  const fits = Math.floor(Math.log2((CIRCLE * metersPerPixel(location.lat, 0)) / radiusMeters));
  return Math.min(CLOSEST, Math.max(COUNTRY, fits));
}

/**
 * Displays an address on a map and lets the pin be moved onto the roof: by drag, tap, crosshair, arrow buttons, keys, typed code
 * or the device's position. Draws Tunisia from its own data; needs neither internet nor a map service.
 */
export function MapPicker({ tiles = null, className, ...options }: MapPickerProps) {
  const picker = useMapPicker(options);
  const { state, messages, locale, data, send } = picker;
  // The address the pin is compared with: the last value that was not itself a pin.
  const given = options.value ?? options.defaultValue ?? null;
  const typedAddress = useRef<AddressValue | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (isOwnPoint(given)) typedAddress.current = addressOfValue(given);
  }, [given]);
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
  const { pin, home, mode } = state;
  const isAdjusting = mode === 'adjust';

  const cell = useMemo(() => (pin ? cellAt(pin.location, 10) : null), [pin]);
  const scene: MapScene = {
    pin,
    home,
    cell,
    isAdjusting,
    // On two lines, because a separator would differ between languages.
    pinTitle: pin ? `${messages.pin}\n${accuracyText(pin, messages)}` : messages.pin,
    homeTitle: home ? messages.ownPoint[home.accuracy] : '',
    palette,
    lang: locale,
    land: data?.land ?? null,
    gazetteer: data?.gazetteer ?? null,
    isComplete: data?.gazetteer.isComplete ?? false,
  };
  const {
    attach,
    handle,
    status: mapStatus,
    retry: drawAgain,
  } = useLeafletMap({
    scene,
    tiles,
    center: pin?.location ?? null,
    zoom: pin ? zoomOf(pin) : COUNTRY,
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

  // The map follows the pin: it jumps to a new address, a code or a position, and pans only as far as needed for a step.
  useIsomorphicLayoutEffect(() => {
    if (pin === shown.current) return;
    shown.current = pin;
    setCentered(isNearCenter(pin, view.current));
    if (!pin) return;
    if (
      pin.origin === 'given' ||
      pin.origin === 'typed' ||
      pin.origin === 'device' ||
      pin.origin === 'program'
    ) {
      handle.current?.show(pin.location, zoomOf(pin));
    } else handle.current?.follow(pin.location);
  }, [pin, handle]);

  // The pressed button disappears with its mode: move the focus to the next control.
  const focusNext = useRef<'map' | 'adjust' | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (focusNext.current === 'map') {
      pane.current?.focus({ preventScroll: true });
      // On a phone the button is a screen below the map: a pin that is out of view must not be moved.
      pane.current?.scrollIntoView({ block: 'nearest' });
    }
    if (focusNext.current === 'adjust') adjustButton.current?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [mode]);

  const actions: MapActions = {
    panBy: (direction) => handle.current?.panBy(direction),
    zoomBy: (levels) => handle.current?.zoomBy(levels),
  };

  const confirm = useRef<AddressConfirmHandle>(null);
  const requestSave = (event: Event): void => {
    // A pin still being dragged is dropped, and drawn, before it is saved.
    if (handle.current?.putDown()) return;
    const isFromMap = pane.current?.contains(document.activeElement) ?? false;
    const finish = (): void => {
      if (picker.save(event) && !isFromMap) focusNext.current = 'adjust';
    };
    /** The address's own point is kept if it is what was saved before, and else saved now. */
    const keepAddress = (): void => {
      const { saved } = state;
      if (!home || (saved && distanceMeters(saved.location, home.location) < CENTIMETER)) {
        send({ type: 'cancel' });
        if (!isFromMap) focusNext.current = 'adjust';
      } else {
        send({ type: 'home' });
        finish();
      }
    };
    const typed = typedAddress.current;
    if (!pin || !typed || comparePinWithAddress(pin.location, typed).agrees) return finish();
    void confirm.current?.ask({ address: typed, pin: pin.location }).then((answer) => {
      if (answer === 'pin') finish();
      if (answer === 'address') keepAddress();
    });
  };

  const center = (): LatLng | null => handle.current?.center() ?? null;
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

  // While the pin is moved, Save is next to the map and the facts come last: they fill a phone's screen.
  const facts = <PinFacts picker={picker} />;

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
          onSave={requestSave}
          paneRef={pane}
          attach={attach}
          hasCrosshair={isAdjusting && !isCentered}
          isLoading={mapStatus === 'loading'}
          hint={isNew ? hint : ''}
          attributions={attributions}
        />
        <div className="sa-map-panel">
          {isAdjusting ? null : facts}
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
          <div className="sa-map-actions">
            {isAdjusting ? (
              <>
                <button
                  type="button"
                  className="sa-map-button"
                  data-primary=""
                  disabled={!pin}
                  onClick={(event) => requestSave(event.nativeEvent)}
                >
                  {messages.save}
                </button>
                <button
                  type="button"
                  className="sa-map-button"
                  onClick={() => {
                    focusNext.current = 'adjust';
                    send({ type: 'cancel' });
                  }}
                >
                  {messages.cancel}
                </button>
              </>
            ) : (
              <button
                ref={adjustButton}
                type="button"
                className="sa-map-button"
                data-primary=""
                onClick={() => {
                  focusNext.current = 'map';
                  send({ type: 'adjust' });
                }}
              >
                {pin ? messages.adjust : messages.placePin}
              </button>
            )}
          </div>
          {isAdjusting ? (
            <>
              <div className="sa-map-tools">
                <ArrowPad picker={picker} />
                <TypedLocation picker={picker} near={center} />
              </div>
              {facts}
            </>
          ) : null}
        </div>
      </div>
      <MapStatus picker={picker} />
      <AddressConfirm ref={confirm} locale={locale} />
    </section>
  );
}

'use client';

import { keepEscape } from '@smart-address/core/dom';
import {
  claimMapEscape,
  isDisabled,
  isNearCenter,
  type MapActions,
  mapPanel,
  type MapStatus,
  type MapTiles,
  type MapViewpoint,
  type PickerControls,
  savePin,
  usableTiles,
  zoomOf,
} from '@smart-address/core/map';
import {
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
} from 'react';
import { AddressConfirm, type AddressConfirmHandle } from '../../address-confirm/AddressConfirm.tsx';
import { useIsomorphicLayoutEffect } from '../../address-finder/hooks/useIsomorphicLayoutEffect.ts';
import type { LeafletHandle } from '../LeafletTree.tsx';
import { MapPickerContext } from '../mapContext.ts';
import { useNextFocus, useTilesRequest } from '../hooks.ts';
import { useMapPicker, type UseMapPickerOptions } from '../useMapPicker.ts';

export interface MapPickerRootProps
  extends UseMapPickerOptions, Omit<ComponentPropsWithoutRef<'section'>, keyof UseMapPickerOptions> {
  /** `simple` folds the map into a card once its pin is saved, and its parts say less. @default 'full' */
  readonly controls?: PickerControls | undefined;
  /**
   * Tiles that the person may ask for, by a button that names their host. Nothing is requested before; the answer is kept in
   * `localStorage`. Not used beside the map's `tiles`, which are drawn at once.
   */
  readonly tilesOnRequest?: MapTiles | null | undefined;
}

/** What a page does with a map: by its `ref`. */
export interface MapPickerHandle {
  /** Unlocks the pin and focuses the map, as its own button does: for a button of the page. Does nothing in a disabled `<fieldset>`. */
  adjust(): void;
  /** Whether the pin was moved and is neither saved nor put back: a form submitted now sends the previous point. */
  readonly hasUnsavedPin: boolean;
}

/** Creates a map picker and provides it to its parts; a `<section>`. It asks which to keep where pin and address disagree. */
export const MapPickerRoot = /* @__PURE__ */ forwardRef<MapPickerHandle, MapPickerRootProps>(
  function MapPickerRoot(
    {
      value,
      defaultValue,
      onValueChange,
      onModeChange,
      rooftop,
      locale: asked,
      label,
      gazetteer,
      provider,
      environment,
      controls = 'full',
      tilesOnRequest = null,
      className,
      children,
      ...props
    },
    ref,
  ) {
    const picker = useMapPicker({
      value,
      defaultValue,
      onValueChange,
      onModeChange,
      rooftop,
      locale: asked,
      label,
      gazetteer,
      provider,
      environment,
    });
    const { state, locale, send } = picker;
    const { pin, mode } = state;
    const root = useRef<HTMLElement>(null);
    const pane = useRef<HTMLDivElement>(null);
    const adjustButton = useRef<HTMLButtonElement>(null);
    const confirm = useRef<AddressConfirmHandle>(null);
    const handle = useRef<LeafletHandle | null>(null);
    // The view changes with each pan; only whether to display the crosshair is state.
    const view = useRef<MapViewpoint | null>(null);
    const shown = useRef(pin);
    const [isCentered, setCentered] = useState(pin !== null);
    const [zoomEnd, setZoomEnd] = useState<MapViewpoint['zoomEnd']>(null);
    const [status, setStatus] = useState<MapStatus>('loading');
    const [hasTiles, setTiles] = useState(false);
    const [hasStreets, setStreets] = useState(false);
    const [isMoreOpen, setMoreOpen] = useState(false);
    const moreId = useId();
    const [haveTilesFailed, setTilesFailed] = useState(false);

    const latest = useRef(state);
    useIsomorphicLayoutEffect(() => {
      latest.current = state;
      if (pin === shown.current) return;
      shown.current = pin;
      setCentered(isNearCenter(pin, view.current));
    }, [state, pin]);
    useEffect(() => {
      const retry = (): void => setStatus((now) => (now === 'failed' ? 'loading' : now));
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, []);
    useEffect(() => {
      const ended = new AbortController();
      if (pane.current)
        keepEscape(pane.current, (event) => claimMapEscape(event, latest.current), ended.signal);
      return () => ended.abort();
    }, []);

    const [actions] = useState<MapActions>(() => ({
      panBy: (direction) => handle.current?.panBy(direction),
      zoomBy: (levels) => handle.current?.zoomBy(levels),
      view: () => handle.current?.view() ?? null,
    }));
    const request = useTilesRequest(usableTiles(tilesOnRequest));
    const known = { controls, status, zoomEnd, request, haveTilesFailed, hasStreets, isCentered, isMoreOpen };
    const panel = mapPanel(picker, known);
    const { isFolded } = panel;
    const wasFolded = useRef(isFolded);
    useEffect(() => {
      if (wasFolded.current === isFolded) return;
      wasFolded.current = isFolded;
      setMoreOpen(false);
      const { pin: now } = latest.current;
      if (!now) return;
      if (isFolded) handle.current?.showAmongNames(now.location);
      else handle.current?.show(now.location, zoomOf(now));
    }, [isFolded]);
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
    const cancel = (): void => {
      focusNext('adjust');
      send({ type: 'cancel' });
    };
    const retry = (): void => {
      pane.current?.focus({ preventScroll: true });
      picker.retry();
      if (status === 'failed') setStatus('loading');
    };
    const onMap = useCallback((map: LeafletHandle | null): void => {
      handle.current = map;
      if (map) setStatus('ready');
    }, []);
    const onView = useCallback((next: MapViewpoint): void => {
      view.current = next;
      // A jump ends before this render's callbacks are in place.
      setCentered(isNearCenter(shown.current, next));
      setZoomEnd(next.zoomEnd);
      setTiles(next.hasTiles);
    }, []);

    return (
      <MapPickerContext.Provider
        value={{
          ...known,
          picker,
          panel,
          hasTiles,
          setStreets,
          setMoreOpen,
          moreId,
          actions,
          onMap,
          setStatus,
          setTilesFailed,
          onView,
          pane,
          adjustButton,
          adjust,
          save,
          cancel,
          retry,
        }}
      >
        <section
          {...props}
          ref={root}
          className={className ? `sa-map ${className}` : 'sa-map'}
          {...panel.section}
        >
          {children}
          <AddressConfirm ref={confirm} locale={locale} />
        </section>
      </MapPickerContext.Provider>
    );
  },
);

import { createAttributes, createElement, createSentence } from '@smart-address/core/dom';
import { zoomMap, type MapActions, type MapViewpoint, CROSSHAIR, MAP_BUTTONS } from '@smart-address/core/map';
import { createIconButton } from './createIconButton.ts';
import type { MapStore, MapViewContext } from './mapView.types.ts';

/** What is on the map besides the picker's state. */
interface StageOverlays {
  /** The direction in which the map cannot be zoomed further: that button says so, and keeps the focus. */
  readonly zoomEnd: MapViewpoint['zoomEnd'];
  readonly hasCrosshair: boolean;
  /** Whether the position has a button in words elsewhere. */
  readonly hasPosition: boolean;
  /** Whether streets are drawn: the caption does not deny them. */
  readonly hasStreets: boolean;
  readonly isLoading: boolean;
  readonly isFolded: boolean;
  /** How to move the pin; empty after the first move, or if it would cover the pin. */
  readonly hint: string;
  /** Who made what is shown. */
  readonly credits: string;
}

export interface Stage {
  readonly element: HTMLElement;
  /** The element that has the focus while the map does. */
  readonly pane: HTMLElement;
  /** Holds the map. */
  readonly canvasBox: HTMLElement;
  /** Who made what is shown; the button for streets stands before it. */
  readonly credit: HTMLElement;
  draw(context: MapViewContext, overlays: StageOverlays): void;
}

/** The map with its overlays: crosshair, controls and attribution. */
export function createStage(
  page: Document,
  store: MapStore,
  actions: MapActions,
  onKey: (event: KeyboardEvent) => void,
): Stage {
  const canvasBox = createElement(page, 'div', { class: 'sa-map-canvas-box' });
  const crosshair = createElement(
    page,
    'svg',
    { class: 'sa-map-crosshair', viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    createElement(page, 'path', { d: CROSSHAIR }),
  );
  // Already announced, with the keys.
  const hint = createElement(page, 'p', { class: 'sa-map-pane-hint', dir: 'auto', 'aria-hidden': 'true' });
  // A mirrored map would be a wrong map.
  const pane = createElement(
    page,
    'div',
    { class: 'sa-map-pane', dir: 'ltr', role: 'application', tabindex: '0' },
    canvasBox,
    crosshair,
    hint,
  );
  const keys = createElement(page, 'p', { id: 'sa-keys', hidden: '' });
  const loading = createElement(page, 'p', { class: 'sa-map-loading' });
  const zoomIn = createIconButton(page, MAP_BUTTONS.zoomIn);
  const zoomOut = createIconButton(page, MAP_BUTTONS.zoomOut);
  const locate = createIconButton(page, MAP_BUTTONS.locate);
  const controls = createElement(
    page,
    'div',
    { class: 'sa-map-controls' },
    zoomIn.button,
    zoomOut.button,
    locate.button,
  );
  const schematic = createElement(page, 'span', {});
  const credit = createElement(page, 'span', {});
  const attribution = createElement(page, 'p', { class: 'sa-map-attribution' }, schematic, credit);
  const element = createElement(
    page,
    'div',
    { class: 'sa-map-stage' },
    pane,
    keys,
    loading,
    controls,
    attribution,
  );
  const drawPane = createAttributes(pane);
  const drawDescription = createAttributes(pane);
  let isTold = false;
  let isSimple = false;
  // While the pin is moved its keys are announced, once: as a description too they would be read on focus and again as a change.
  // So would the other keys, before what became of the pin: they come back once the focus has left.
  function describe() {
    isTold = store.getSnapshot().state.mode === 'adjust' || (isTold && pane.matches(':focus'));
    const more = isSimple ? 'sa-more-below' : '';
    drawDescription({
      'aria-describedby': [isTold ? '' : keys.id, more].filter(Boolean).join(' ') || undefined,
    });
  }
  const drawSentences = [hint, keys, loading, schematic, credit].map(createSentence);

  pane.addEventListener('keydown', onKey);
  pane.addEventListener('blur', describe);
  zoomIn.button.addEventListener('click', () => zoomMap(store, actions, 1));
  zoomOut.button.addEventListener('click', () => zoomMap(store, actions, -1));
  locate.button.addEventListener('click', () => {
    if (store.getSnapshot().state.locate.kind !== 'locating')
      store.locate(() => locate.button.matches(':disabled'));
  });

  return {
    element,
    pane,
    canvasBox,
    credit,
    draw({ snapshot: { state }, messages, controls: wanted }, overlays) {
      const { zoomEnd } = overlays;
      isSimple = wanted === 'simple';
      drawPane({ 'aria-label': messages.mapLabel });
      describe();
      crosshair.toggleAttribute('hidden', !overlays.hasCrosshair);
      hint.hidden = overlays.hint === '';
      controls.hidden = overlays.isFolded;
      locate.button.hidden = overlays.hasPosition;
      schematic.hidden = overlays.hasStreets;
      loading.hidden = !overlays.isLoading;
      [
        overlays.hint,
        state.pin ? messages.keysInView : messages.keysInViewWithoutPin,
        messages.loading,
        messages.schematic,
        overlays.credits,
      ].forEach((text, index) => drawSentences[index]?.(text));
      zoomIn.draw(messages.zoomIn, { 'aria-disabled': zoomEnd === 'in' ? 'true' : undefined });
      zoomOut.draw(messages.zoomOut, { 'aria-disabled': zoomEnd === 'out' ? 'true' : undefined });
      const { kind } = state.locate;
      locate.draw(kind === 'locating' ? messages.locating : messages.locate, { 'data-locate': kind });
    },
  };
}

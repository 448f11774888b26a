import { createAttributes, createElement, createSentence } from '@smart-address/core/dom';
import { CROSSHAIR, type MapPanel } from '@smart-address/core/map';
import type { DrawnButtons } from './createMapButton.ts';
import type { MapViewContext } from './mapView.types.ts';

export interface Stage {
  readonly element: HTMLElement;
  /** The element that has the focus while the map does. */
  readonly pane: HTMLElement;
  /** Holds the map. */
  readonly canvasBox: HTMLElement;
  /** Who made what is shown; the button for streets stands before it. */
  readonly credit: HTMLElement;
  /** `credits`: who made what is shown. */
  draw(context: MapViewContext, panel: MapPanel, credits: string): void;
}

/** The map with its overlays: crosshair, controls and attribution. */
export function createStage(
  page: Document,
  buttons: DrawnButtons,
  onKey: (event: KeyboardEvent) => void,
): Stage {
  const canvasBox = createElement(page, 'div', 'sa-map-canvas-box');
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
  const loading = createElement(page, 'p', 'sa-map-loading');
  const controls = createElement(
    page,
    'div',
    'sa-map-controls',
    buttons.make('zoomIn'),
    buttons.make('zoomOut'),
    buttons.make('locate'),
  );
  const schematic = createElement(page, 'span', {});
  const credit = createElement(page, 'span', {});
  const attribution = createElement(page, 'p', 'sa-map-attribution', schematic, credit);
  const element = createElement(page, 'div', 'sa-map-stage', pane, keys, loading, controls, attribution);
  const drawPane = createAttributes(pane);
  const drawDescription = createAttributes(pane);
  let isAdjusting = false;
  let isTold = false;
  let isSimple = false;
  // While the pin is moved its keys are announced, once: as a description too they would be read on focus and again as a change.
  // So would the other keys, before what became of the pin: they come back once the focus has left.
  function describe() {
    isTold = isAdjusting || (isTold && pane.matches(':focus'));
    const more = isSimple ? 'sa-more-below' : '';
    drawDescription({
      'aria-describedby': [isTold ? '' : keys.id, more].filter(Boolean).join(' ') || undefined,
    });
  }
  const drawSentences = [hint, keys, loading, schematic, credit].map(createSentence);

  pane.addEventListener('keydown', onKey);
  pane.addEventListener('blur', describe);

  return {
    element,
    pane,
    canvasBox,
    credit,
    draw({ messages, controls: wanted }, panel, credits) {
      const { hint: explained, hasCrosshair, ...shown } = panel.stage;
      isSimple = wanted === 'simple';
      isAdjusting = panel.isAdjusting;
      drawPane({ 'aria-label': messages.mapLabel });
      describe();
      crosshair.toggleAttribute('hidden', !hasCrosshair);
      hint.hidden = explained === '';
      loading.hidden = shown.loading === '';
      schematic.hidden = shown.schematic === '';
      [explained, shown.keys, shown.loading, shown.schematic, credits].forEach((text, index) =>
        drawSentences[index]?.(text),
      );
      controls.hidden = panel.isFolded;
    },
  };
}

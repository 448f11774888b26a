import type { AddressValue, MapPickerMessages, MapPickerSnapshot, MapPickerStore } from '@smart-address/core';
import {
  createAttributes,
  createElement,
  createSentence,
  hideVisually,
  keepEscape,
  scrollToNearest,
} from '@smart-address/core/dom';
import { translateCredit } from '@smart-address/core/map-picker';
import { claimMapEscape, handleMapKey, type MapActions } from '@smart-address/core/map/handleMapKey';
import type { MapHandle } from '@smart-address/core/map/leaflet/createLeafletMap';
import type { MapViewpoint } from '@smart-address/core/map/mapScene.types';
import { loadLeafletMap } from '@smart-address/core/map/loadLeafletMap';
import type { MapData } from '@smart-address/core/map/loadMapData';
import { statusOfFailure, type MapStatus } from '@smart-address/core/map/mapStatus';
import { problemOf } from '@smart-address/core/map/problemOf';
import { isNearCenter, zoomOf } from '@smart-address/core/map/pinView';
import { savePin } from '@smart-address/core/map/savePin';
import { sceneOf } from '@smart-address/core/map/sceneOf';
import type { MapTiles } from '@smart-address/core/map/tiles';
import type { Lang } from '@smart-address/gazetteer';
import { nameParts } from '../nameParts.ts';
import { createConfirm } from './createConfirm.ts';
import { createFacts } from './createFacts.ts';
import { createButton } from './createIconButton.ts';
import { createProse } from './createProse.ts';
import { createStage } from './createStage.ts';
import { createTools } from './createTools.ts';

export type MapStore = MapPickerStore<MapData>;

/** What is drawn. */
export interface MapViewContext {
  readonly snapshot: MapPickerSnapshot<MapData>;
  readonly messages: MapPickerMessages;
  readonly locale: Lang;
  /** `light` or `dark` if the page overrides the system. */
  readonly theme: string | undefined;
  readonly isDisabled: boolean;
  readonly tiles: MapTiles | null;
}

export interface MapView {
  readonly root: HTMLElement;
  /** The element that has the focus while the map does. */
  readonly pane: HTMLElement;
  draw(context: MapViewContext): void;
  /** Unlocks the pin and focuses the map. */
  adjust(): void;
  /** Starts the map; returns a function that takes it down. */
  start(): () => void;
}

/** The map picker's elements in a shadow tree, alike to those of the React picker, whose style sheet they share. */
export function createMapView(
  page: Document,
  store: MapStore,
  firstContext: MapViewContext,
  /** What the pin is compared with on Save; null if it is all there is. */
  getAddress: () => AddressValue | null,
): MapView {
  let context = firstContext;
  let handle: MapHandle | null = null;
  let status: MapStatus = 'loading';
  let view: MapViewpoint | null = null;
  let shown = context.snapshot.state.pin;
  let isCentered = shown !== null;
  /** The address and depth of the tiles in the map, and the address of those that do not arrive: a framework makes a new object each time. */
  let drawnTiles: string | undefined;
  let failedTiles: string | undefined;

  const actions: MapActions = {
    panBy: (direction) => handle?.panBy(direction),
    zoomBy: (levels) => handle?.zoomBy(levels),
    view: () => handle?.view() ?? null,
  };

  const stage = createStage(page, store, actions, (event) =>
    handleMapKey(event, store, handle && actions, context.isDisabled, () => save(event)),
  );
  const { pane } = stage;
  keepEscape(pane, (event) => claimMapEscape(event, store.getSnapshot().state));
  const facts = createFacts(page, (text) => void copy(text));
  const tools = createTools(page, store, actions);
  const problemSentence = createElement(page, 'span', {});
  const retryButton = createButton(page);
  const problem = createElement(page, 'p', { class: 'sa-map-problem' }, problemSentence, retryButton);
  const placeButton = createButton(page);
  const adjustButton = createButton(page);
  const saveButton = createButton(page);
  const cancelButton = createButton(page);
  for (const button of [adjustButton, saveButton]) button.dataset['primary'] = '';
  const buttons = createElement(
    page,
    'div',
    { class: 'sa-map-actions' },
    adjustButton,
    saveButton,
    cancelButton,
  );
  const panel = createElement(
    page,
    'div',
    { class: 'sa-map-panel' },
    problem,
    placeButton,
    buttons,
    tools.element,
    // Last, because they fill a phone's screen: what is done with the pin is next to the map.
    ...facts.elements,
  );
  const layout = createElement(page, 'div', { class: 'sa-map-layout' }, stage.element, panel);
  // Two slots in turn, so that the same sentence is announced again.
  const slots = [createElement(page, 'span', {}), createElement(page, 'span', {})] as const;
  const region = createElement(
    page,
    'div',
    { class: 'sa-map-status', role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
    ...slots,
  );
  hideVisually(region);
  const section = createElement(page, 'section', { class: 'sa-map' }, layout, region);
  // A disabled fieldset disables every button in it.
  const root = createElement(page, 'fieldset', { class: 'sa-map-field', role: 'presentation' }, section);
  const confirm = createConfirm(page, section);

  const drawSection = createAttributes(section);
  const drawProblem = createProse(problemSentence);
  const drawTexts = [retryButton, placeButton, adjustButton, saveButton, cancelButton].map(createSentence);
  const drawSlots = slots.map(createSentence);

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      store.send({ type: 'copied', text });
    } catch {
      store.send({ type: 'copyFailed' });
    }
  }

  function save(event: Event): void {
    // A pin still being dragged is dropped, and drawn, before it is saved.
    if (handle?.putDown()) return;
    const isFromMap = event.composedPath().includes(pane);
    const { locale, theme } = context;
    void savePin(
      { ...store, state: store.getSnapshot().state },
      {
        address: getAddress(),
        event,
        ask: (question) => confirm.ask(question, locale, theme),
        onLocked: () => {
          if (!isFromMap) adjustButton.focus({ preventScroll: true });
        },
      },
    );
  }

  placeButton.addEventListener('click', () => {
    const center = handle?.view()?.center;
    if (center) store.send({ type: 'place', location: center, origin: 'crosshair' });
  });
  function adjust(): void {
    store.send({ type: 'adjust' });
    pane.focus({ preventScroll: true });
    // On a phone the map may be half out of view when the button is pressed: a pin that is out of view must not be moved.
    scrollToNearest(pane);
  }

  adjustButton.addEventListener('click', adjust);
  saveButton.addEventListener('click', save);
  cancelButton.addEventListener('click', () => {
    store.send({ type: 'cancel' });
    adjustButton.focus({ preventScroll: true });
  });
  retryButton.addEventListener('click', () => {
    // The focused button disappears.
    pane.focus({ preventScroll: true });
    recover();
  });

  function drawTiles(): void {
    const { tiles } = context;
    const wanted = tiles?.url && `${tiles.url} ${tiles.maxZoom}`;
    if (!handle || wanted === drawnTiles) return;
    drawnTiles = wanted;
    handle.setTiles(tiles);
  }

  function draw(next: MapViewContext): void {
    context = next;
    const { snapshot, messages, locale, theme, isDisabled, tiles } = context;
    const { state, data } = snapshot;
    const { pin, mode } = state;
    const isAdjusting = mode === 'adjust';
    if (pin !== shown) {
      shown = pin;
      isCentered = isNearCenter(pin, view);
    }
    root.disabled = isDisabled;
    drawSection({
      lang: locale,
      dir: locale === 'ar' ? 'rtl' : 'ltr',
      'aria-label': messages.mapLabel,
      'data-mode': mode,
      'data-status': status,
      'data-theme': theme,
    });
    const isNew = isAdjusting && pin === state.saved && status === 'ready';
    // Below a centred pin there is room for it; elsewhere the crosshair explains another way.
    const hint = pin ? (isCentered ? messages.dragHint : '') : messages.adjustingWithoutPin;
    stage.draw(context, {
      zoomEnd: view?.zoomEnd ?? null,
      hasCrosshair: isAdjusting && !isCentered,
      isLoading: status === 'loading',
      hint: isNew ? hint : '',
      attributions: [...new Set([...(data?.attributions ?? []), tiles?.attribution ?? ''])]
        .filter(Boolean)
        .map((credit) => translateCredit(credit, locale)),
    });

    facts.draw(context);
    const haveTilesFailed = tiles !== null && failedTiles === tiles.url;
    const trouble = problemOf(snapshot, status, haveTilesFailed, messages);
    problem.hidden = trouble === null;
    problem.toggleAttribute('data-quiet', trouble?.isQuiet ?? false);
    drawProblem(trouble?.sentence ?? '');
    retryButton.hidden = !trouble?.canRetry;
    placeButton.hidden = !isAdjusting;
    tools.element.hidden = !isAdjusting;
    // Chromium takes the focus of what is being hidden: the page may have given another place, which ends the adjusting.
    const hasFocus = buttons.matches(':focus-within');
    adjustButton.hidden = isAdjusting;
    saveButton.hidden = !isAdjusting;
    saveButton.disabled = !pin;
    cancelButton.hidden = !isAdjusting;
    if (hasFocus && !isAdjusting) adjustButton.focus({ preventScroll: true });
    const adjust = pin ? messages.adjust : messages.placePin;
    const retry = trouble?.canRetry ? messages.retry : '';
    [retry, messages.placeHere, adjust, messages.save, messages.cancel].forEach((text, index) =>
      drawTexts[index]?.(text),
    );
    tools.draw(context);
    drawSlots.forEach((drawSlot, slot) =>
      drawSlot(slot === state.announcementCount % 2 ? snapshot.announcement : ''),
    );
    handle?.update(scene());
    drawTiles();
    nameParts(root);
  }

  const scene = () => sceneOf(context.snapshot, context.locale, context.messages);
  const drawAgain = (): void => draw(context);

  let run: AbortController | null = null;

  /** Draws the map, unless it is drawn or a policy forbids it. */
  function attempt(): void {
    if (!run || handle || status === 'forbidden') return;
    status = 'loading';
    drawAgain();
    void loadMap(run.signal);
  }

  /** Tries again what has failed: on demand, and when the network is back. */
  function recover(): void {
    store.retry();
    attempt();
  }

  async function loadMap(signal: AbortSignal): Promise<void> {
    try {
      const { createLeafletMap } = await loadLeafletMap();
      if (signal.aborted) return;
      const { pin } = context.snapshot.state;
      handle = createLeafletMap(
        stage.canvasBox,
        scene(),
        { center: pin?.location ?? null, zoom: zoomOf(pin) },
        {
          place: (location, origin) => {
            if (origin === 'drag' || !context.isDisabled) store.send({ type: 'place', location, origin });
          },
          isAdjusting: () => store.getSnapshot().state.mode === 'adjust',
          onView: (next) => {
            view = next;
            isCentered = isNearCenter(shown, next);
            drawAgain();
          },
          onTilesFailed: (haveFailed) => {
            failedTiles = haveFailed ? context.tiles?.url : undefined;
            drawAgain();
          },
        },
      );
      status = 'ready';
    } catch (error) {
      if (signal.aborted) return;
      status = statusOfFailure(error);
    }
    drawAgain();
  }

  return {
    root,
    pane,
    draw,
    adjust,
    start() {
      const own = (run = new AbortController());
      window.addEventListener('online', recover, { signal: own.signal });
      attempt();
      return () => {
        own.abort();
        run = null;
        confirm.dismiss();
        handle?.remove();
        handle = null;
        drawnTiles = undefined;
        view = null;
      };
    },
  };
}

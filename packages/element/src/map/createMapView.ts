import type { AddressValue } from '@smart-address/core';
import {
  createAttributes,
  createElement,
  createSentence,
  hideVisually,
  keepEscape,
  scrollToNearest,
} from '@smart-address/core/dom';
import {
  type ButtonPort,
  claimMapEscape,
  createPickerCommands,
  creditLine,
  handleMapKey,
  isNearCenter,
  loadLeafletMap,
  type MapActions,
  mapPanel,
  type MapStatus,
  type MapTiles,
  type MapViewpoint,
  savePin,
  sceneOf,
  statusOfFailure,
  streetConsent,
  tileHost,
  type TilesRequest,
  zoomOf,
} from '@smart-address/core/map';
import type { MapHandle } from '@smart-address/core/map/leaflet';
import { nameParts } from '../field/naming.ts';
import { createConfirm } from './createConfirm.ts';
import { createFacts } from './createFacts.ts';
import { createMapButtons } from './createMapButton.ts';
import { createMore, createPlace } from './createSimple.ts';
import { createProse } from './createProse.ts';
import { createStage } from './createStage.ts';
import { createTools } from './createTools.ts';
import type { MapStore, MapViewContext } from './mapView.types.ts';

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
  let shown = context.state.pin;
  let isCentered = shown !== null;
  /**
   * The address and depth of the tiles in the map, and the address of those that do not arrive. A framework makes a new object each time.
   */
  let drawnTiles: string | undefined;
  let failedTiles: string | undefined;
  let wasFolded = false;

  const actions: MapActions = {
    panBy: (direction) => handle?.panBy(direction),
    zoomBy: (levels) => handle?.zoomBy(levels),
    view: () => handle?.view() ?? null,
  };

  const port: ButtonPort = {
    picker: createPickerCommands(store),
    actions,
    adjust,
    save,
    cancel() {
      store.send({ type: 'cancel' });
      adjustButton.focus({ preventScroll: true });
    },
    retry() {
      pane.focus({ preventScroll: true });
      recover();
    },
  };
  const buttons = createMapButtons(page, port);
  const stage = createStage(page, buttons, (event) =>
    handleMapKey(event, store, handle && actions, context.isDisabled, () => save(event)),
  );
  const { pane } = stage;
  keepEscape(pane, (event) => claimMapEscape(event, store.getSnapshot().state));
  const facts = createFacts(page, port);
  const tools = createTools(page, port);
  const place = createPlace(page);
  const more = createMore(page, () => draw(context));
  const problemSentence = createElement(page, 'span', {});
  const problem = createElement(page, 'p', 'sa-map-problem', problemSentence, buttons.make('retry'));
  const adjustButton = buttons.make('adjust');
  const placeHere = buttons.make('placeHere');
  const streets = buttons.make('streets');
  streets.className = 'sa-map-button sa-map-streets';
  const doing = createElement(
    page,
    'div',
    'sa-map-actions',
    adjustButton,
    buttons.make('save'),
    buttons.make('cancel'),
  );
  const column = createElement(
    page,
    'div',
    'sa-map-panel',
    problem,
    place.element,
    buttons.make('position'),
    placeHere,
    doing,
    tools.element,
    // Last, because they fill a phone's screen: what is done with the pin is next to the map.
    ...facts.elements,
    more.element,
  );
  const layout = createElement(page, 'div', 'sa-map-layout', stage.element, column);
  const slots = [createElement(page, 'span', {}), createElement(page, 'span', {})] as const;
  const region = createElement(
    page,
    'div',
    { class: 'sa-map-status', role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
    ...slots,
  );
  hideVisually(region);
  const section = createElement(page, 'section', 'sa-map', layout, region);
  // A disabled fieldset disables every button in it.
  const root = createElement(page, 'fieldset', { class: 'sa-map-field', role: 'presentation' }, section);
  const confirm = createConfirm(page, section);

  const drawSection = createAttributes(section);
  const drawProblem = createProse(problemSentence);
  const drawSlots = slots.map(createSentence);

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

  function adjust(): void {
    store.send({ type: 'adjust' });
    pane.focus({ preventScroll: true });
    // On a phone the map may be half out of view when the button is pressed. A pin that is out of view must not be moved.
    scrollToNearest(pane);
  }

  /** What the person decides about `tilesOnRequest`; null beside the page's own tiles. */
  function tilesRequest(): TilesRequest | null {
    const { tiles, tilesOnRequest } = context;
    if (tiles || !tilesOnRequest) return null;
    const host = tileHost(tilesOnRequest);
    return { tiles: tilesOnRequest, host, isGranted: streetConsent.isGiven(host) };
  }

  /** The page's tiles, or those that the person has asked for. */
  function currentTiles(): MapTiles | null {
    const request = tilesRequest();
    return request?.isGranted ? request.tiles : context.tiles;
  }

  function drawTiles(): void {
    const tiles = currentTiles();
    const wanted = tiles?.url && `${tiles.url} ${tiles.maxZoom}`;
    if (!handle || wanted === drawnTiles) return;
    drawnTiles = wanted;
    handle.setTiles(tiles);
  }

  function draw(next: MapViewContext): void {
    context = next;
    const { state, data, messages, locale, theme, isDisabled, controls } = context;
    const tiles = currentTiles();
    const { pin } = state;
    const isSimple = controls === 'simple';
    const haveTilesFailed = tiles !== null && failedTiles === tiles.url;
    if (pin !== shown) {
      shown = pin;
      isCentered = isNearCenter(pin, view);
    }
    root.disabled = isDisabled;
    const panel = mapPanel(context, {
      controls,
      status,
      zoomEnd: view?.zoomEnd ?? null,
      request: tilesRequest(),
      haveTilesFailed,
      hasStreets: tiles !== null && !haveTilesFailed,
      isCentered,
      isMoreOpen: more.isOpen(),
    });
    const { isAdjusting, isFolded, streetsAt, problem: trouble } = panel;
    drawSection({ ...panel.section, 'data-theme': theme });
    stage.draw(context, panel, creditLine(data?.attributions ?? [], tiles, locale));
    facts.draw(context, panel);
    problem.hidden = trouble === null;
    problem.toggleAttribute('data-quiet', trouble?.isQuiet ?? false);
    drawProblem(trouble?.sentence ?? '');
    // The same elements, beside the map or behind "More precise".
    const rest = [placeHere, tools.element, ...facts.elements];
    if (streetsAt !== 'more' && streets.nextSibling !== stage.credit) stage.credit.before(streets);
    if (isSimple) more.hold(streetsAt === 'more' ? [streets, ...rest] : rest);
    else if (more.hold([])) {
      doing.before(placeHere);
      doing.after(tools.element, ...facts.elements);
    }
    more.element.hidden = !isSimple || isFolded;
    more.draw(messages, panel.isMoreNeeded);
    place.draw(context, panel);
    tools.element.hidden = !isAdjusting;
    // Chromium takes the focus of what is being hidden: the page may have given another place, which ends the adjusting.
    const hasFocus = doing.matches(':focus-within');
    buttons.draw(panel.buttons);
    if (hasFocus && !isAdjusting) adjustButton.focus({ preventScroll: true });
    // The other button of a shopper's picker places the first pin.
    placeHere.hidden ||= isSimple && !pin;
    tools.draw(context, panel);
    drawSlots.forEach((drawSlot, slot) => drawSlot(panel.slots[slot] ?? ''));
    handle?.update(scene());
    drawTiles();
    fold(isFolded);
    nameParts(root);
  }

  /** A card shows where the pin is; open again, the map is as close as the pin is exact. */
  function fold(isFolded: boolean): void {
    if (isFolded === wasFolded) return;
    wasFolded = isFolded;
    more.close();
    const { state, data } = context;
    if (!state.pin) return;
    if (isFolded) handle?.showAmongNames(state.pin.location, data?.gazetteer ?? null, context.locale);
    else handle?.show(state.pin.location, zoomOf(state.pin));
  }

  const scene = () => sceneOf(context, context.locale, context.messages, context.controls === 'full');
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
      // Asked for twice, as when the network comes back while it loads, it is one map.
      if (signal.aborted || handle) return;
      const { pin } = context.state;
      handle = createLeafletMap(
        stage.canvasBox,
        scene(),
        { center: pin?.location ?? null, zoom: zoomOf(pin) },
        {
          place: (location, origin) => {
            if (origin === 'drag' || !context.isDisabled) store.send({ type: 'place', location, origin });
          },
          isAdjusting: () => store.getSnapshot().state.mode === 'adjust',
          hasCells: () => context.controls === 'full',
          onSwipe: () => store.send({ type: 'swiped' }),
          onView: (next) => {
            view = next;
            isCentered = isNearCenter(shown, next);
            drawAgain();
          },
          onTilesFailed: (haveFailed) => {
            failedTiles = haveFailed ? currentTiles()?.url : undefined;
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
      const stopConsent = streetConsent.subscribe(drawAgain);
      attempt();
      return () => {
        own.abort();
        stopConsent();
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

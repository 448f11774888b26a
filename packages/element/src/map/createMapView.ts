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
  creditLine,
  claimMapEscape,
  handleMapKey,
  type MapActions,
  type MapViewpoint,
  loadLeafletMap,
  statusOfFailure,
  type MapStatus,
  hintText,
  pickerOffer,
  problemOf,
  isNearCenter,
  zoomOf,
  savePin,
  sceneOf,
  streetConsent,
  tileHost,
  type MapTiles,
} from '@smart-address/core/map';
import type { MapHandle } from '@smart-address/core/map/leaflet';
import { nameParts } from '../field/nameParts.ts';
import { createConfirm } from './createConfirm.ts';
import { createFacts } from './createFacts.ts';
import { createButton } from './createIconButton.ts';
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
  let shown = context.snapshot.state.pin;
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

  const stage = createStage(page, store, actions, (event) =>
    handleMapKey(event, store, handle && actions, context.isDisabled, () => save(event)),
  );
  const { pane } = stage;
  keepEscape(pane, (event) => claimMapEscape(event, store.getSnapshot().state));
  const facts = createFacts(page, (text) => void copy(text));
  const tools = createTools(page, store, actions);
  const place = createPlace(page);
  const more = createMore(page, () => draw(context));
  const problemSentence = createElement(page, 'span', {});
  const retryButton = createButton(page);
  const problem = createElement(page, 'p', { class: 'sa-map-problem' }, problemSentence, retryButton);
  const placeButton = createButton(page);
  const adjustButton = createButton(page);
  const saveButton = createButton(page);
  const cancelButton = createButton(page);
  const positionButton = createButton(page);
  const streetsButton = createButton(page, 'sa-map-button sa-map-streets');
  saveButton.dataset['primary'] = '';
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
    place.element,
    positionButton,
    placeButton,
    buttons,
    tools.element,
    // Last, because they fill a phone's screen: what is done with the pin is next to the map.
    ...facts.elements,
    more.element,
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
  const drawTexts = [
    retryButton,
    placeButton,
    adjustButton,
    saveButton,
    cancelButton,
    positionButton,
    streetsButton,
  ].map(createSentence);
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

  function placeHere(): void {
    const center = handle?.view()?.center;
    if (center) store.send({ type: 'place', location: center, origin: 'crosshair' });
  }

  placeButton.addEventListener('click', placeHere);
  positionButton.addEventListener('click', () => {
    if (store.getSnapshot().state.locate.kind !== 'locating')
      store.locate(() => positionButton.matches(':disabled'));
  });
  streetsButton.addEventListener('click', () => {
    const host = tilesHost();
    streetConsent.set(host, !streetConsent.isGiven(host));
  });
  function adjust(): void {
    store.send({ type: 'adjust' });
    pane.focus({ preventScroll: true });
    // On a phone the map may be half out of view when the button is pressed. A pin that is out of view must not be moved.
    scrollToNearest(pane);
  }

  adjustButton.addEventListener('click', adjust);
  // One button in turn, which keeps the focus.
  saveButton.addEventListener('click', (event) => {
    const isSimple = context.controls === 'simple';
    if (offer().primary === 'place') placeHere();
    // Not the second half of a double click that placed the pin.
    else if (!isSimple || event.detail < 2) save(event);
  });
  cancelButton.addEventListener('click', () => {
    store.send({ type: 'cancel' });
    adjustButton.focus({ preventScroll: true });
  });
  retryButton.addEventListener('click', () => {
    // The focused button disappears.
    pane.focus({ preventScroll: true });
    recover();
  });

  const offer = () => pickerOffer(context.controls, store.getSnapshot().state);

  const tilesHost = (): string => (context.tilesOnRequest ? tileHost(context.tilesOnRequest) : '');

  /** The page's tiles, or those that the person has asked for. */
  function currentTiles(): MapTiles | null {
    const { tiles, tilesOnRequest } = context;
    return tiles ?? (streetConsent.isGiven(tilesHost()) ? tilesOnRequest : null);
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
    const { snapshot, messages, locale, theme, isDisabled, controls } = context;
    const tiles = currentTiles();
    const { state, data } = snapshot;
    const { pin, mode } = state;
    const isAdjusting = mode === 'adjust';
    const isSimple = controls === 'simple';
    const { isFolded, hasPosition, primary, streetsAt } = offer();
    const haveTilesFailed = tiles !== null && failedTiles === tiles.url;
    const hasStreets = tiles !== null && !haveTilesFailed;
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
      'data-controls': controls,
      'data-folded': isFolded ? '' : undefined,
      'data-status': status,
      'data-theme': theme,
    });
    stage.draw(context, {
      zoomEnd: view?.zoomEnd ?? null,
      hasPosition,
      hasStreets,
      isFolded,
      // A pin has no use for it, until a button places it there.
      hasCrosshair: isAdjusting && !isCentered && (!isSimple || !pin || more.isOpen()),
      isLoading: status === 'loading',
      hint: status === 'ready' ? hintText(state, messages, isCentered) : '',
      credits: creditLine(data?.attributions ?? [], tiles, locale),
    });

    facts.draw(context);
    const trouble = problemOf(snapshot, status, haveTilesFailed, messages);
    problem.hidden = trouble === null;
    problem.toggleAttribute('data-quiet', trouble?.isQuiet ?? false);
    drawProblem(trouble?.sentence ?? '');
    retryButton.hidden = !trouble?.canRetry;
    // The same elements, beside the map or behind "More precise".
    const streets = streetsAt === 'more' ? [streetsButton] : [];
    const rest = [...streets, placeButton, tools.element, ...facts.elements];
    if (streetsAt !== 'more' && streetsButton.nextSibling !== stage.credit)
      stage.credit.before(streetsButton);
    if (isSimple) more.hold(rest);
    else if (more.hold([])) {
      buttons.before(placeButton);
      buttons.after(tools.element, ...facts.elements);
    }
    more.element.hidden = !isSimple || isFolded;
    more.draw(messages, isAdjusting && (status === 'failed' || status === 'forbidden'));
    place.draw(context, { isFolded, hasStreets });
    positionButton.hidden = !hasPosition;
    streetsButton.hidden = !context.tilesOnRequest || context.tiles !== null || !streetsAt;
    placeButton.hidden = !isAdjusting || (isSimple && !pin);
    tools.element.hidden = !isAdjusting;
    // Chromium takes the focus of what is being hidden: the page may have given another place, which ends the adjusting.
    const hasFocus = buttons.matches(':focus-within');
    adjustButton.hidden = isAdjusting;
    saveButton.hidden = !isAdjusting;
    saveButton.disabled = primary === 'place' ? status !== 'ready' : !pin;
    positionButton.toggleAttribute('data-primary', primary === 'locate');
    adjustButton.toggleAttribute('data-primary', primary === 'adjust' && !isFolded);
    cancelButton.toggleAttribute('data-quiet', isSimple);
    cancelButton.hidden = !isAdjusting;
    if (hasFocus && !isAdjusting) adjustButton.focus({ preventScroll: true });
    const adjust = isFolded ? messages.change : pin ? messages.adjust : messages.placePin;
    const keep = isSimple ? messages.deliverHere : messages.save;
    const here = state.locate.kind === 'locating' ? messages.locating : messages.iAmHere;
    const retry = trouble?.canRetry ? messages.retry : '';
    [
      retry,
      messages.placeHere,
      adjust,
      primary === 'place' ? messages.placeHere : keep,
      messages.cancel,
      here,
      streetConsent.isGiven(tilesHost()) ? messages.hideStreets : messages.showStreets(tilesHost()),
    ].forEach((text, index) => drawTexts[index]?.(text));
    tools.draw(context);
    drawSlots.forEach((drawSlot, slot) =>
      drawSlot(slot === state.announcementCount % 2 ? snapshot.announcement : ''),
    );
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
    const { state, data } = context.snapshot;
    if (!state.pin) return;
    if (isFolded) handle?.showAmongNames(state.pin.location, data?.gazetteer ?? null, context.locale);
    else handle?.show(state.pin.location, zoomOf(state.pin));
  }

  const scene = () =>
    sceneOf(context.snapshot, context.locale, context.messages, context.controls === 'full');
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

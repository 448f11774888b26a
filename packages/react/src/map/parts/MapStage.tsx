'use client';

import { useId, useState, type Ref } from 'react';
import type { MapActions } from '@smart-address/core/map/handleMapKey';
import type { MapViewpoint } from '@smart-address/core/map/leaflet/createLeafletMap';
import { CROSSHAIR } from '@smart-address/core/map/mapDrawings';
import type { MapPicker } from '../useMapPicker.ts';
import { MapControls } from './MapControls.tsx';

export interface MapStageProps {
  readonly picker: MapPicker;
  readonly actions: MapActions;
  readonly zoomEnd: MapViewpoint['zoomEnd'];
  onSave(event: Event): void;
  /** The element that has the focus while the map does. */
  readonly paneRef: Ref<HTMLDivElement>;
  /** Ref of the element that holds the map. */
  attach(element: HTMLElement | null): void;
  readonly hasCrosshair: boolean;
  readonly isLoading: boolean;
  /** How to move the pin; empty after the first move, or if it would cover the pin. */
  readonly hint: string;
  readonly attributions: readonly string[];
}

/** The map with its overlays: crosshair, controls and attribution. */
export function MapStage(props: MapStageProps) {
  const { picker, actions, zoomEnd, onSave, paneRef, attach, hasCrosshair, isLoading, hint } = props;
  const { messages, state } = picker;
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const [wasTold, setTold] = useState(false);
  // While the pin is moved its keys are announced, once: as a description too they would be read on focus and again as a change.
  // So would the other keys, before what became of the pin: they come back once the focus has left.
  const isTold = state.mode === 'adjust' || (wasTold && hasFocus);
  if (isTold !== wasTold) setTold(isTold);
  return (
    <div className="sa-map-stage">
      <div
        ref={paneRef}
        className="sa-map-pane"
        {...picker.mapProps(actions, onSave)}
        aria-describedby={isTold ? undefined : `${id}keys`}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        <div ref={attach} className="sa-map-canvas-box" />
        {hasCrosshair ? (
          <svg className="sa-map-crosshair" viewBox="0 0 48 48" aria-hidden="true">
            <path d={CROSSHAIR} />
          </svg>
        ) : null}
        {hint ? (
          // Already announced, with the keys.
          <p className="sa-map-pane-hint" dir="auto" aria-hidden="true">
            {hint}
          </p>
        ) : null}
      </div>
      <p id={`${id}keys`} hidden>
        {state.pin ? messages.keysInView : messages.keysInViewWithoutPin}
      </p>
      {isLoading ? <p className="sa-map-loading">{messages.loading}</p> : null}
      <MapControls picker={picker} zoomEnd={zoomEnd} zoomBy={(levels) => picker.zoomBy(actions, levels)} />
      <p className="sa-map-attribution">
        <span>{messages.schematic}</span>
        <span>{props.attributions.join(' · ')}</span>
      </p>
    </div>
  );
}

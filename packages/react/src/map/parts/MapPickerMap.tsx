'use client';

import { creditLine, CROSSHAIR, type MapTiles, statusOfFailure, usableTiles } from '@smart-address/core/map';
import {
  forwardRef,
  useEffect,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  Component,
  type ReactNode,
} from 'react';
import { useMapContext } from '../mapContext.ts';
import { useLeafletTree } from '../hooks.ts';
import { MapControls, StreetsButton } from './MapPickerButtons.tsx';

interface MapBoundaryProps {
  onError(error: unknown): void;
  readonly children: ReactNode;
}

/** Shows nothing of a map that cannot be drawn: the picker beside it takes a typed place. */
class MapBoundary extends Component<MapBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export interface MapPickerMapProps extends ComponentPropsWithoutRef<'div'> {
  /** A raster layer over the map drawn from our own data, which is displayed without it and when it fails. */
  readonly tiles?: MapTiles | null | undefined;
}

/** The map with its overlays: crosshair, controls and credits. Its children are a team's own layers, of react-leaflet. */
export const MapPickerMap = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerMapProps>(
  function MapPickerMap({ tiles: given = null, className, children, ...props }, ref) {
    const context = useMapContext('Map');
    const { picker, panel, actions, status, setStatus, pane, setTilesFailed } = context;
    const { controls, request, haveTilesFailed, setStreets, moreId } = context;
    const { locale, data } = picker;
    const { hint, hasCrosshair, keys, loading, schematic } = panel.stage;
    const tiles = usableTiles(given) ?? (request?.isGranted ? request.tiles : null);
    const Tree = useLeafletTree(status, setStatus);
    const id = useId();
    const [hasFocus, setFocus] = useState(false);
    const [wasTold, setTold] = useState(false);
    // While the pin is moved its keys are announced, once: as a description too they would be read on focus and again as a change.
    // So would the other keys, before what became of the pin: they come back once the focus has left.
    const isTold = panel.isAdjusting || (wasTold && hasFocus);
    if (isTold !== wasTold) setTold(isTold);

    const credits = creditLine(data?.attributions ?? [], tiles, locale);
    const isFull = controls === 'full';
    const areDrawn = (tiles !== null || context.hasTiles) && !haveTilesFailed;
    useEffect(() => setStreets(areDrawn), [areDrawn, setStreets]);
    const descriptions = [isTold ? '' : `${id}keys`, isFull ? '' : moreId].filter(Boolean).join(' ');
    return (
      <div {...props} ref={ref} className={className ? `sa-map-stage ${className}` : 'sa-map-stage'}>
        <div
          ref={pane}
          className="sa-map-pane"
          {...picker.mapProps(actions, context.save)}
          aria-describedby={descriptions || undefined}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        >
          <div className="sa-map-canvas-box">
            {Tree ? (
              <MapBoundary onError={(error) => setStatus(statusOfFailure(error))}>
                <Tree
                  picker={picker}
                  tiles={tiles}
                  hasCells={isFull}
                  onMap={context.onMap}
                  onView={context.onView}
                  onTilesFailed={setTilesFailed}
                >
                  {children}
                </Tree>
              </MapBoundary>
            ) : null}
          </div>
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
          {keys}
        </p>
        {loading ? <p className="sa-map-loading">{loading}</p> : null}
        <MapControls />
        <p className="sa-map-attribution">
          {schematic ? <span>{schematic}</span> : null}
          <StreetsButton at="map" />
          <span>{credits}</span>
        </p>
      </div>
    );
  },
);

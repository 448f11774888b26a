'use client';

import type { MapButton as Shown } from '@smart-address/core/map';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';

interface MapButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Null for one that is not shown. */
  readonly of: Shown | null;
}

/**
 * A button of the panel's table. The tooltip of an icon is the icon's. A `title` of the button would be its description, which screen
 * readers say after the name. Alone it names a button only where browsers fall back on it.
 */
export const MapButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, MapButtonProps>(function MapButton(
  { of, onClick, children, ...props },
  ref,
) {
  const port = useMapContext('Root');
  if (!of) return null;
  const { label, drawing, isDisabled, attributes, press } = of;
  return (
    <button
      type="button"
      className={drawing ? 'sa-map-icon-button' : 'sa-map-button'}
      aria-label={drawing && label}
      disabled={isDisabled}
      {...attributes}
      {...props}
      ref={ref}
      onClick={(event) => {
        onClick?.(event);
        press(port, event.nativeEvent, event.currentTarget);
      }}
    >
      {drawing ? (
        <span aria-hidden="true" title={label}>
          <svg viewBox="0 0 24 24" aria-hidden="true" data-filled={drawing.isFilled ? '' : undefined}>
            <path d={drawing.path} />
          </svg>
        </span>
      ) : (
        (children ?? label)
      )}
    </button>
  );
});

/** Asks for the page's `tilesOnRequest`, or takes that back, where the picker has room for it. */
export function StreetsButton({ at }: { readonly at: 'map' | 'more' }) {
  const { buttons, streetsAt } = useMapContext('Map').panel;
  return streetsAt === at ? (
    <MapButton className="sa-map-button sa-map-streets" of={buttons.streets} />
  ) : null;
}

/** The buttons for zoom and position, in the map's corner. */
export function MapControls() {
  const { buttons, isFolded } = useMapContext('Map').panel;
  if (isFolded) return null;
  return (
    <div className="sa-map-controls">
      <MapButton of={buttons.zoomIn} />
      <MapButton of={buttons.zoomOut} />
      <MapButton of={buttons.locate} />
    </div>
  );
}

type MapPickerActionsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The buttons that unlock the pin, and that lock it again. */
export const MapPickerActions = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerActionsProps>(
  function MapPickerActions(props, ref) {
    const { panel, adjustButton } = useMapContext('Actions');
    const { adjust, save, cancel } = panel.buttons;
    return (
      <div className="sa-map-actions" {...props} ref={ref}>
        {/* One button in turn, which keeps the focus. */}
        <MapButton of={adjust ?? save} ref={adjustButton} />
        <MapButton of={cancel} />
      </div>
    );
  },
);

/** A button that asks the device for its position, in words: where the address is no building. */
export const MapPickerPosition = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  ComponentPropsWithoutRef<'button'>
>(function MapPickerPosition({ children, ...props }, ref) {
  const { picker, panel } = useMapContext('Position');
  return (
    <MapButton {...props} of={panel.buttons.position} ref={ref}>
      {picker.state.locate.kind === 'locating' ? null : children}
    </MapButton>
  );
});

/** A button that places the pin at the map's centre, while the pin is adjusted. */
export const MapPickerPlaceHere = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  ComponentPropsWithoutRef<'button'>
>(function MapPickerPlaceHere(props, ref) {
  return <MapButton {...props} of={useMapContext('PlaceHere').panel.buttons.placeHere} ref={ref} />;
});

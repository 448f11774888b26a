'use client';

import type { MapButton as Shown } from '@smart-address/core/map';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';

export interface MapButtonProps extends ComponentPropsWithoutRef<'button'> {
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

'use client';

import type { MapDrawing } from '@smart-address/core/map';
import type { ComponentPropsWithoutRef } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Its name, and its tooltip. */
  readonly label: string;
  readonly drawing: MapDrawing;
}

/**
 * A button of the map whose content is an icon. The tooltip is the icon's. A `title` of the button would be its description, which screen
 * readers say after the name. Alone it names a button only where browsers fall back on it.
 */
export function IconButton({ label, drawing, ...props }: IconButtonProps) {
  return (
    <button type="button" className="sa-map-icon-button" aria-label={label} {...props}>
      <span aria-hidden="true" title={label}>
        <svg viewBox="0 0 24 24" aria-hidden="true" data-filled={drawing.isFilled ? '' : undefined}>
          <path d={drawing.path} />
        </svg>
      </span>
    </button>
  );
}

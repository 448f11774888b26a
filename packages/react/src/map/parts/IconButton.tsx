'use client';

import type { ComponentPropsWithoutRef } from 'react';

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Its name, and its tooltip. */
  readonly label: string;
}

/**
 * A button of the map whose content is an icon. The tooltip is the icon's: a `title` of the button would be its description, which
 * screen readers say after the name, and alone it names a button only where browsers fall back on it.
 */
export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <button type="button" className="sa-map-icon-button" aria-label={label} {...props}>
      <span aria-hidden="true" title={label}>
        {children}
      </span>
    </button>
  );
}

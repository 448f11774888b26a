'use client';

import type { ComponentPropsWithoutRef } from 'react';

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Its name, and its tooltip. Beside an equal `aria-label` it would be a description: screen readers would say it twice. */
  readonly title: string;
}

/** A button of the map whose content is an icon. */
export function IconButton(props: IconButtonProps) {
  return <button type="button" className="sa-map-icon-button" {...props} />;
}

'use client';

import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { pinOfValue, type MapValue } from '@smart-address/core/map/mapValue';
import { PlacePreview } from './PlacePreview.tsx';
import { PREVIEW_MESSAGES } from './previewMessages.ts';

export interface AddressPreviewProps {
  /** A finder's value, or a point. Without a point nothing is drawn. */
  readonly value: MapValue;
  /** @default 'fr' */
  readonly locale?: Lang | undefined;
  /** Tunisia's places. @default loaded when the preview is first shown */
  readonly gazetteer?: Gazetteer | undefined;
  /** Width in pixels; the picture scales with its container. @default 480 */
  readonly width?: number | undefined;
  /** Height in pixels. @default 200 */
  readonly height?: number | undefined;
  /** Class name added to the picture. */
  readonly className?: string | undefined;
}

/**
 * A small SVG picture of a place from our own data, without a map engine or requests. On a server, and until the data is loaded,
 * it contains only the pin.
 */
export function AddressPreview({
  value,
  locale = 'fr',
  gazetteer,
  width = 480,
  height = 200,
  className,
}: AddressPreviewProps) {
  const pin = pinOfValue(value);
  return pin ? (
    <PlacePreview
      pin={pin}
      locale={locale}
      gazetteer={gazetteer}
      width={width}
      height={height}
      className={className}
    />
  ) : (
    <p className="sa-preview-empty">{PREVIEW_MESSAGES[locale].noPlace}</p>
  );
}

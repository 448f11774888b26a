'use client';

import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { pinOfValue, type MapValue } from '../map/mapValue.ts';
import { PlacePreview } from './PlacePreview.tsx';
import { PREVIEW_MESSAGES } from './previewMessages.ts';

export interface AddressPreviewProps {
  /** A value of the finder, or a bare point. Without a point nothing is drawn. */
  readonly value: MapValue;
  /** @default 'fr' */
  readonly locale?: Lang | undefined;
  /** Tunisia's places. @default loaded when the preview is first shown */
  readonly gazetteer?: Gazetteer | undefined;
  /** Pixels of the picture, which scales with its container. @default 480 */
  readonly width?: number | undefined;
  /** Pixels. @default 200 */
  readonly height?: number | undefined;
  /** Added to the picture. */
  readonly className?: string | undefined;
}

/**
 * A small picture of a place: SVG from our own data, with no map engine and no request to anyone. Before the data is there, and
 * on a server, it shows the pin alone.
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

'use client';

import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import type { MapValue } from '@smart-address/core/map';
import { langOf, pinOfValue } from '@smart-address/core/map/preview';
import { PlacePreview, PREVIEW_MESSAGES } from './PlacePreview.tsx';

export interface AddressPreviewProps {
  /** A finder's value, or a point. Without a point nothing is drawn. */
  readonly value: MapValue;
  /** @default 'fr' */
  readonly locale?: Lang | undefined;
  /** Tunisia's places. @default loaded when the preview is first shown */
  readonly gazetteer?: Gazetteer | undefined;
  /** Width in pixels until it is known how wide the container is, which the picture then is. @default 480 */
  readonly width?: number | undefined;
  /** Height in pixels, whatever the width. @default 200 */
  readonly height?: number | undefined;
  /** Class name added to the picture. */
  readonly className?: string | undefined;
}

/** Pixels beyond which a picture is drawn no larger: it scales with its container anyway. */
const MAX_SIZE = 2000;

/** A width or height that can be drawn; `otherwise` for what is none. */
const drawable = (size: number, otherwise: number): number =>
  size > 0 ? Math.min(Number(size), MAX_SIZE) : otherwise;

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
  // Untyped code may pass a full language tag, or an unsupported language.
  const lang = langOf(locale) ?? 'fr';
  return pin ? (
    <PlacePreview
      pin={pin}
      locale={lang}
      gazetteer={gazetteer}
      width={drawable(width, 480)}
      height={drawable(height, 200)}
      className={className}
    />
  ) : (
    <p className="sa-preview-empty">{PREVIEW_MESSAGES[lang].noPlace}</p>
  );
}

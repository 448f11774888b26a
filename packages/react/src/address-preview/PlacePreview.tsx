'use client';

import { encodePlusCode } from '@smart-address/codes';
import type { Pin } from '@smart-address/core';
import { translateCredit } from '@smart-address/core/map/preview';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMapPalette } from '../map/useMapPalette.ts';
import { PreviewDrawing } from './PreviewDrawing.tsx';
import { useDrawnWidth } from './useDrawnWidth.ts';
import { PREVIEW_MESSAGES } from './previewMessages.ts';
import type { PreviewData } from './loadPreview.ts';

export interface PlacePreviewProps {
  readonly pin: Pin;
  readonly locale: Lang;
  readonly gazetteer: Gazetteer | undefined;
  readonly width: number;
  readonly height: number;
  readonly className: string | undefined;
}

/** Zoom by accuracy: a house among its neighbours, a postal area among its towns. */
const ZOOM = { rooftop: 15, street: 14, locality: 12, postal: 10 } as const;

/** The picture around a pin, drawn once the data is loaded. */
export function PlacePreview({ pin, locale, gazetteer, height, className, ...given }: PlacePreviewProps) {
  const root = useRef<SVGSVGElement>(null);
  const width = useDrawnWidth(root, given.width);
  const palette = useMapPalette(root);
  const [data, setData] = useState<PreviewData | null>(null);

  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        // Loads the search engine and the drawing, which a page without a picture does not need.
        const { loadPreview } = await importAfterPlaces(() => import('./loadPreview.ts'));
        const loaded = await loadPreview(gazetteer);
        if (!isGone) setData(loaded);
        await loaded.complete;
        // The same data with streets and landmarks: a new object, so that the picture is redrawn.
        if (!isGone) setData({ ...loaded });
      } catch {
        // The pin and its code are displayed without a map too.
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [gazetteer]);

  const messages = PREVIEW_MESSAGES[locale];
  const { lat, lng } = pin.location;
  const { radiusMeters } = pin;
  const closest = ZOOM[pin.accuracy];
  const picture = useMemo(
    () => data?.draw({ center: { lat, lng }, zoom: closest, width, height, radiusMeters }, locale) ?? null,
    [data, lat, lng, closest, width, height, radiusMeters, locale],
  );
  const words = data?.describe(pin.location, locale) ?? '';
  const plusCode = encodePlusCode(pin.location, 11);
  const credit = translateCredit(data?.attributions.join(' · ') ?? '', locale);
  return (
    <figure className="sa-preview-figure" lang={locale}>
      <svg
        ref={root}
        className={className ? `sa-preview ${className}` : 'sa-preview'}
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        role="img"
        aria-label={messages.label([words, plusCode].filter(Boolean).join(', '))}
      >
        <PreviewDrawing
          picture={picture}
          pin={pin}
          zoom={picture?.zoom ?? closest}
          width={width}
          height={height}
          palette={palette}
        />
      </svg>
      {credit ? (
        <figcaption className="sa-preview-credit" dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          {credit}
        </figcaption>
      ) : null}
    </figure>
  );
}

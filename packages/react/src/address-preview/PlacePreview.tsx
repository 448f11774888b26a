'use client';

import { encodePlusCode } from '@smart-address/codes';
import type { Pin } from '@smart-address/core';
import {
  translateCredit,
  LIGHT_PALETTE,
  type MapPalette,
  watchPalette,
  watchPrinting,
} from '@smart-address/core/map/preview';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { PreviewDrawing } from './PreviewDrawing.tsx';
import type { PreviewData } from './loadPreview.ts';

interface PreviewMessages {
  /** @param words Description of the place. */
  readonly label: (words: string) => string;
  readonly noPlace: string;
}

/** The preview's accessible name. */
export const PREVIEW_MESSAGES: Readonly<Record<Lang, PreviewMessages>> = {
  fr: { label: (words) => `Carte schématique\u00a0: ${words}`, noPlace: 'Aucun emplacement à montrer.' },
  ar: { label: (words) => `خريطة تخطيطية: ${words}`, noPlace: 'لا يوجد مكان لعرضه.' },
  en: { label: (words) => `Sketch map: ${words}`, noPlace: 'No place to show.' },
};

/** The width in pixels that a picture has in its container, `first` until that is known. Drawn in it, letters are as large as they say. */
function useDrawnWidth(picture: RefObject<Element | null>, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    const element = picture.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0);
      if (now > 0) setDrawn(now);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [picture]);
  return drawn;
}

let isPrinting = false;
const getPrinting = (): boolean => isPrinting;
const getNotPrinting = (): boolean => false;
const followPrinting = (onChange: () => void): (() => void) =>
  watchPrinting((isNow) => {
    isPrinting = isNow;
    onChange();
  });

/** The map's colours, by the page's theme; light when printed. */
function useMapPalette(ref: RefObject<Element | null>): MapPalette {
  const [palette, setPalette] = useState(LIGHT_PALETTE);
  // React renders a store's change synchronously, and the browser prints the document as it is at the end of the event.
  const isOnPaper = useSyncExternalStore(followPrinting, getPrinting, getNotPrinting);
  useEffect(() => (ref.current ? watchPalette(ref.current, setPalette) : undefined), [ref]);
  return isOnPaper ? LIGHT_PALETTE : palette;
}

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

import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import { useEffect, useRef, useState } from 'react';
import { loadEarly, whenCalm } from '../backend/warmDevice.ts';
import { coarseAccuracyOf } from '../confirmation/coarseAccuracyOf.ts';
import { Button } from '../frame/Button.tsx';
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx';
import { Icon } from '../frame/Icon.tsx';
import { useLocale } from '../i18n/LocaleContext.tsx';
import type { RooftopMapProps } from './RooftopMap.tsx';

/** The map of the pin, and what is said when a pin that was moved would be lost. */
export interface PinState extends Pick<RooftopMapProps, 'mapRef' | 'onPinSettled'> {
  readonly pinError: string | undefined;
  /** Somebody would close the map with the pin not saved. */
  readonly onPinForgotten: () => void;
}

interface MapSectionProps extends RooftopMapProps, PinState {
  /** Whether the map is what the form was opened for. */
  readonly startsOpen: boolean;
}

type PreviewModule = typeof import('./PointPreview.ts');
type PickerModule = typeof import('./RooftopMap.tsx');

let picker: PickerModule | undefined;

async function loadPicker(): Promise<PickerModule | 'failed'> {
  // Leaflet's chunk imports the map's. Chromium never fetches a module again that failed once, so the map would be gone until a reload:
  // without a network it is not requested.
  if (picker === undefined && !navigator.onLine) return 'failed';
  try {
    picker = await importAfterPlaces(() => import('./RooftopMap.tsx'));
    return picker;
  } catch {
    return 'failed';
  }
}

/** The pin. Leaflet is only loaded once somebody asks for the map, and the order goes through without it. */
export function MapSection({ pinError, onPinForgotten, startsOpen, ...props }: MapSectionProps) {
  const { value, mapRef } = props;
  const { locale, t } = useLocale();
  const [map, setMap] = useState<'closed' | 'loading' | 'failed' | PickerModule>(
    startsOpen ? 'loading' : 'closed',
  );

  // Drawn once there is a point: the first view of the form goes without.
  const [preview, setPreview] = useState<PreviewModule | null>(null);
  const hasPoint = value?.location != null;
  useEffect(() => {
    const load = () => void loadEarly(() => import('./PointPreview.ts')).then(setPreview);
    return hasPoint ? load() : whenCalm(load);
  }, [hasPoint]);

  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!startsOpen) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'start' });
    void loadPicker().then(setMap);
  }, [startsOpen]);

  const isOpen = typeof map === 'object';
  const accuracy = value?.source === 'pin' && !coarseAccuracyOf(value) ? 'pin' : value?.accuracy;
  const toggle = () => {
    if (mapRef.current?.hasUnsavedPin) onPinForgotten();
    else if (isOpen) setMap('closed');
    else if (map !== 'loading') {
      setMap('loading');
      void loadPicker().then(setMap);
    }
  };
  return (
    <div className="point-panel">
      <div>
        <h3>{t.map.title}</h3>
        <p className="field-hint">{accuracy ? t.address.accuracy[accuracy] : t.map.noPoint}</p>
      </div>
      {!isOpen && hasPoint && preview && (
        <preview.AddressPreview value={value} locale={locale} height={150} />
      )}
      {/* One button for both ways, before the map. */}
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-disabled={map === 'loading' || undefined}
        onClick={toggle}
        icon={isOpen ? 'close' : 'map'}
      >
        {' '}
        {isOpen ? t.map.close : map === 'failed' ? t.map.retry : t.map.open}
      </Button>
      {pinError && (
        <p className="field-error" role="alert">
          {pinError}
        </p>
      )}
      {isOpen && (
        <ErrorBoundary fallback={<MapFailed />}>
          <map.RooftopMap {...props} />
        </ErrorBoundary>
      )}
      {map === 'loading' && <output className="map-waiting">{t.map.loading}</output>}
      {map === 'failed' && <MapFailed />}
    </div>
  );
}

function MapFailed() {
  const { t } = useLocale();
  return (
    <p className="notice" role="alert">
      <Icon name="warning" />
      {t.map.failed}
    </p>
  );
}

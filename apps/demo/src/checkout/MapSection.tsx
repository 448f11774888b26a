import { AddressPreview } from '@smart-address/react';
import { useState } from 'react';
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx';
import { Icon } from '../frame/Icon.tsx';
import { useLocale } from '../i18n/LocaleContext.tsx';
import type { RooftopMapProps } from './RooftopMap.tsx';

type PickerModule = typeof import('./RooftopMap.tsx');

/** The pin. Leaflet is only loaded once somebody asks for the map, and the order goes through without it. */
export function MapSection(props: RooftopMapProps) {
  const { value } = props;
  const { locale, t } = useLocale();
  const [map, setMap] = useState<'closed' | 'loading' | 'failed' | PickerModule>('closed');

  async function open() {
    setMap('loading');
    try {
      setMap(await import('./RooftopMap.tsx'));
    } catch {
      setMap('failed');
    }
  }

  const accuracy = value?.source === 'pin' ? 'pin' : value?.accuracy;
  return (
    <div className="point-panel">
      <div>
        <h3>{t.map.title}</h3>
        <p className="field-hint">{accuracy ? t.address.accuracy[accuracy] : t.map.noPoint}</p>
      </div>
      {typeof map === 'object' && (
        <ErrorBoundary fallback={<MapFailed />}>
          <map.RooftopMap {...props} />
        </ErrorBoundary>
      )}
      {map === 'loading' && <output className="map-waiting">{t.map.loading}</output>}
      {map === 'failed' && <MapFailed />}
      {typeof map !== 'object' && value?.location && (
        <AddressPreview value={value} locale={locale} height={150} className="point-preview" />
      )}
      {typeof map !== 'object' && (
        <button
          type="button"
          className="button"
          aria-disabled={map === 'loading' || undefined}
          onClick={() => map !== 'loading' && void open()}
        >
          <Icon name="map" />
          {map === 'failed' ? t.map.retry : t.map.open}
        </button>
      )}
      {typeof map === 'object' && (
        <button type="button" className="button" onClick={() => setMap('closed')}>
          {t.map.close}
        </button>
      )}
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

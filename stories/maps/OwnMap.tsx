import { useMapPicker, type UseMapPickerOptions } from '@smart-address/react/map';
import { AddressPin, mapActions, PlusCodeGrid, TunisiaLayer } from '@smart-address/react/map/layers';
import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { MapContainer } from 'react-leaflet';
import 'leaflet/dist/leaflet.css';
import '@smart-address/react/map.css';

/** A map of the team's own: its container, its buttons, and our layers over `useMapPicker`. */
export function OwnMap(options: UseMapPickerOptions) {
  const picker = useMapPicker(options);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { state, messages, facts, send } = picker;
  const isAdjusting = state.mode === 'adjust';
  return (
    <section className="story-form" lang={picker.locale} aria-label={messages.mapLabel}>
      <div {...picker.mapProps(mapActions(map))}>
        <MapContainer
          ref={setMap}
          center={state.pin?.location ?? [34, 9.5]}
          zoom={18}
          // The picker's own keys, and one stop of the Tab key.
          keyboard={false}
          style={{ blockSize: '22rem' }}
        >
          <TunisiaLayer picker={picker} />
          <PlusCodeGrid />
          <AddressPin picker={picker} />
        </MapContainer>
      </div>
      <p>{facts?.words ?? messages.noPin}</p>
      <output>
        <bdi dir="ltr">{facts?.coordinates}</bdi>
      </output>
      <div {...picker.statusProps}>{picker.announcement}</div>
      <button
        type="button"
        onClick={({ nativeEvent }) => (isAdjusting ? picker.save(nativeEvent) : send({ type: 'adjust' }))}
      >
        {isAdjusting ? messages.save : messages.adjust}
      </button>
    </section>
  );
}

'use client';

import type { MapActions } from '@smart-address/core/map';
import { controlOf } from '@smart-address/core/map/leaflet';
import type { Map as LeafletMap } from 'leaflet';

/** What `picker.mapProps()` needs of a map of Leaflet's for its keys: the `ref` of a `MapContainer`. Null while there is none. */
export const mapActions = (map: LeafletMap | null): MapActions | null => map && controlOf(map);

// Imports Leaflet, which needs a window: a page rendered on a server imports this in the browser only, as it does react-leaflet.
export { AddressPin } from './AddressPin.tsx';
export type { AddressPinProps } from './AddressPin.tsx';
export { PlusCodeGrid } from './PlusCodeGrid.tsx';
export { TunisiaLayer } from './TunisiaLayer.tsx';
export type { TunisiaLayerProps } from './TunisiaLayer.tsx';
export { mapActions } from './mapActions.ts';

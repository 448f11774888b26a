import { leafletLayer } from 'protomaps-leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

interface OwnStreetsProps {
  /** Where the PMTiles file is, on a server that answers requests for a part of a file. */
  readonly url: string;
  /** The closest zoom that the file has. */
  readonly maxDataZoom: number;
}

/** A team's own streets on the picker's map: one file on its own host. */
export function OwnStreets({ url, maxDataZoom }: OwnStreetsProps) {
  const map = useMap();
  useEffect(() => {
    const layer = leafletLayer({ url, maxDataZoom, flavor: 'light', lang: 'fr' });
    // Where the file has nothing, or cannot be read, the drawn country is seen.
    layer.backgroundColor = undefined;
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, url, maxDataZoom]);
  return null;
}

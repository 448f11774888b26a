import type { Pin } from '../../map-picker/state/types.ts';
import L from 'leaflet';
import { PIN } from '../base-layer/symbols.ts';

const SVG = 'http://www.w3.org/2000/svg';

function svg(
  viewBox: string,
  shapes: readonly (readonly [className: string, path: string])[],
): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', viewBox);
  picture.setAttribute('aria-hidden', 'true');
  for (const [className, path] of shapes) {
    const shape = document.createElementNS(SVG, 'path');
    shape.setAttribute('class', className);
    shape.setAttribute('d', path);
    picture.append(shape);
  }
  return picture;
}

/** The pin, drawn as SVG because Leaflet's own marker is an image file that bundles lack. Its tip is the point. */
export function pinIcon(): L.DivIcon {
  return L.divIcon({
    className: 'sa-map-pin',
    html: holding(
      svg('0 0 36 48', [
        ['sa-map-pin-body', PIN],
        ['sa-map-pin-eye', 'M18 11a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z'],
      ]),
    ),
    iconSize: [36, 48],
    iconAnchor: [18, 47],
  });
}

/** Shapes by accuracy: a roof for a building, a diamond for a street, a dashed ring for the middle of an area. */
const OWN_POINT: Readonly<Record<Pin['accuracy'], string>> = {
  rooftop: 'M11 2.5 20 10.5V20H2V10.5z',
  street: 'M11 1.5 20.5 11 11 20.5 1.5 11z',
  locality: 'M11 2a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  postal: 'M11 2a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
};
const OWN_POINT_EYE = {
  roof: 'M11 11.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z',
  other: 'M11 8.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z',
};

/** The address's own point with its name below. Shape and text distinguish it from the pin, and show how exact it is. */
export function homeIcon(title: string, accuracy: Pin['accuracy']): L.DivIcon {
  const box = holding(
    svg('0 0 22 22', [
      ['sa-map-home-body', OWN_POINT[accuracy]],
      ['sa-map-home-eye', accuracy === 'rooftop' ? OWN_POINT_EYE.roof : OWN_POINT_EYE.other],
    ]),
  );
  box.dataset['accuracy'] = accuracy;
  box.className = 'sa-map-home-box';
  const name = document.createElement('span');
  name.className = 'sa-map-home-name';
  name.dir = 'auto';
  name.textContent = title;
  box.append(name);
  return L.divIcon({
    className: 'sa-map-home',
    html: box,
    iconSize: [22, 22],
    iconAnchor: accuracy === 'rooftop' ? [11, 14] : [11, 11],
  });
}

function holding(picture: SVGSVGElement): HTMLElement {
  const box = document.createElement('div');
  box.append(picture);
  return box;
}

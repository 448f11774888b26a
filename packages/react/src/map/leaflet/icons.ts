import L from 'leaflet';

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

/** Leaflet's own marker is an image that a bundle does not carry; this one is drawn. Its tip is the point. */
export function pinIcon(): L.DivIcon {
  return L.divIcon({
    className: 'sa-map-pin',
    html: holding(
      svg('0 0 36 48', [
        ['sa-map-pin-body', 'M18 47C12 36 3 28.5 3 17.5a15 15 0 0 1 30 0C33 28.5 24 36 18 47z'],
        ['sa-map-pin-eye', 'M18 11a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z'],
      ]),
    ),
    iconSize: [36, 48],
    iconAnchor: [18, 47],
  });
}

/** The address's own point: a roof with its name beside it, told apart from the pin by shape and by text. */
export function homeIcon(title: string): L.DivIcon {
  const box = holding(
    svg('0 0 22 22', [
      ['sa-map-home-body', 'M11 2.5 20 10.5V20H2V10.5z'],
      ['sa-map-home-eye', 'M11 11.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z'],
    ]),
  );
  const name = document.createElement('span');
  name.className = 'sa-map-home-name';
  name.dir = 'auto';
  name.textContent = title;
  box.append(name);
  return L.divIcon({ className: 'sa-map-home', html: box, iconSize: [22, 22], iconAnchor: [11, 14] });
}

function holding(picture: SVGSVGElement): HTMLElement {
  const box = document.createElement('div');
  box.append(picture);
  return box;
}

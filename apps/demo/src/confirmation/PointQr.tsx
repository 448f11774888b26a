import type { LatLng } from '@smart-address/codes';
import { encode } from 'uqr';

interface PointQrProps {
  readonly point: LatLng;
  readonly label: string;
}

/** Modules of quiet around the code, as ISO/IEC 18004 asks. */
const QUIET = 4;

/** The point as a QR code of a geo URI (RFC 5870), which a phone's own map opens; no service stands between. */
export default function PointQr({ point, label }: PointQrProps) {
  const place = `${point.lat.toFixed(5)},${point.lng.toFixed(5)}`;
  const { data, size } = encode(`geo:${place}?q=${place}`, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const width = size + 2 * QUIET;
  return (
    <figure className="point-qr">
      <svg viewBox={`${-QUIET} ${-QUIET} ${width} ${width}`} role="img" aria-label={label}>
        <rect x={-QUIET} y={-QUIET} width={width} height={width} fill="#fff" />
        <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}

import type { Pin } from '@smart-address/core';
import {
  LABEL_STYLES,
  labelColor,
  labelText,
  SANS,
  SERIF,
  type MapPalette,
  metersPerPixel,
  landmarkSymbol,
  PIN,
} from '@smart-address/core/map/preview';
import type { PlacedLabel } from '@smart-address/core/map/preview-data';
import type { PreviewPicture } from './previewPicture.ts';

export interface PreviewDrawingProps {
  readonly picture: PreviewPicture | null;
  readonly pin: Pin;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  readonly palette: MapPalette;
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

function Mark({ label, palette }: { readonly label: PlacedLabel; readonly palette: MapPalette }) {
  if (!label.mark) return null;
  const { x, y } = label.mark;
  if (label.kind !== 'landmark') return <circle cx={x} cy={y} r={2.2} fill={palette.dot} />;
  const symbol = landmarkSymbol(label.category);
  return (
    <path
      d={symbol.path}
      transform={`translate(${x} ${y})`}
      fill={palette[symbol.color]}
      fillRule="evenodd"
    />
  );
}

function Label({ label, palette }: { readonly label: PlacedLabel; readonly palette: MapPalette }) {
  if (!label.text) return null;
  const { size, weight, isItalic, isSerif } = LABEL_STYLES[label.kind];
  return (
    <text
      x={label.x}
      y={label.y}
      // A right-to-left text would take its anchor from the other side.
      direction="ltr"
      textAnchor={ANCHORS[label.align]}
      dominantBaseline="central"
      fontFamily={isSerif ? SERIF : SANS}
      fontSize={size}
      fontWeight={weight}
      fontStyle={isItalic ? 'italic' : undefined}
      fill={labelColor(label, palette)}
      stroke={palette.land}
      strokeWidth={3}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {labelText(label)}
    </text>
  );
}

/** Land, names and the pin with its accuracy, as SVG. */
export function PreviewDrawing({ picture, pin, zoom, width, height, palette }: PreviewDrawingProps) {
  // As on the map, so that both show one pin.
  const homeColor = `var(--sa-map-home, ${palette.transport})`;
  const radius = pin.radiusMeters / metersPerPixel(pin.location.lat, zoom);
  return (
    <>
      <rect width={width} height={height} fill={picture ? palette.sea : palette.land} />
      {picture ? (
        <>
          <path d={picture.land} fill="none" stroke={palette.shore} strokeWidth={14} strokeOpacity={0.18} />
          <path d={picture.neighbours} fill={palette.neighbour} />
          <path d={picture.land} fill={palette.land} stroke={palette.coast} strokeWidth={1} />
          <path d={picture.lakes} fill={palette.sea} />
          <path d={picture.border} fill="none" stroke={palette.border} strokeDasharray="7 3 1.5 3" />
          {picture.labels.map((label) => (
            <Mark key={`${label.kind}${label.x}:${label.y}`} label={label} palette={palette} />
          ))}
          {picture.labels.map((label) => (
            <Label key={`${label.kind}${label.x}:${label.y}`} label={label} palette={palette} />
          ))}
        </>
      ) : null}
      {radius > 6 ? (
        <circle
          cx={width / 2}
          cy={height / 2}
          r={radius}
          fill={homeColor}
          fillOpacity={0.08}
          stroke={homeColor}
          strokeDasharray="5 5"
        />
      ) : null}
      <g transform={`translate(${width / 2 - 18} ${height / 2 - 47})`}>
        <path d={PIN} fill={`var(--sa-map-pin, ${palette.health})`} stroke={palette.land} strokeWidth={2} />
        <circle cx={18} cy={17.5} r={6.5} fill={palette.land} />
      </g>
    </>
  );
}

import type { PathSink } from '@smart-address/core/map/preview-data';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Collects traced lines as the `d` of an SVG path. */
export function tracePath(trace: (sink: PathSink) => void): string {
  let path = '';
  trace({
    moveTo: (x, y) => {
      path += `M${round(x)} ${round(y)}`;
    },
    lineTo: (x, y) => {
      path += `L${round(x)} ${round(y)}`;
    },
    closePath: () => {
      path += 'Z';
    },
  });
  return path;
}

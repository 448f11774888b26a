'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { MapButton } from './MapButton.tsx';
import { Prose } from './Prose.tsx';

export type MapPickerProblemProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>;

/** The visible notice of a problem, or that the device is being located; the live region has already announced it. */
export const MapPickerProblem = /* @__PURE__ */ forwardRef<HTMLParagraphElement, MapPickerProblemProps>(
  function MapPickerProblem(props, ref) {
    const { problem, buttons } = useMapContext('Problem').panel;
    if (!problem) return null;
    return (
      <p className="sa-map-problem" {...props} ref={ref} data-quiet={problem.isQuiet ? '' : undefined}>
        <Prose text={problem.sentence} />
        <MapButton of={buttons.retry} />
      </p>
    );
  },
);

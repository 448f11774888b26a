'use client';

import type { MapPickerMessages } from '@smart-address/core';
import { MAP_BUTTONS } from '@smart-address/core/map';
import { IconButton } from './IconButton.tsx';

export interface CodeRowProps {
  readonly name: string;
  /** Displayed left to right, whatever the page's direction. */
  readonly code: string;
  readonly messages: MapPickerMessages;
  onCopy(text: string): void;
}

/** A code with its name and a button that copies it. */
export function CodeRow({ name, code, messages, onCopy }: CodeRowProps) {
  return (
    <div className="sa-map-code">
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr" className="sa-map-code-text">
          {code}
        </bdi>
        <IconButton label={messages.copy(name)} drawing={MAP_BUTTONS.copy} onClick={() => onCopy(code)} />
      </dd>
    </div>
  );
}

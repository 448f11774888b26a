'use client';

import type { MapPickerMessages } from '@smart-address/core';
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
        <IconButton label={messages.copy(name)} onClick={() => onCopy(code)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 9V5.5A1.5 1.5 0 0 1 10.5 4h8A1.5 1.5 0 0 1 20 5.5v8a1.5 1.5 0 0 1-1.5 1.5H15M5.5 9h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 18.5v-8A1.5 1.5 0 0 1 5.5 9z" />
          </svg>
        </IconButton>
      </dd>
    </div>
  );
}

import type { FinderPanel } from '@smart-address/core';
import { BUTTONS, panelDrawing } from '@smart-address/core/dom';

/** The same icon as core's `createIcon`, rendered by React, also on a server. */
const Icon = ({ d, size = 20 }: { readonly d: string; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={size > 20 ? 1.5 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={d} />
  </svg>
);

export const SearchIcon = () => <Icon d={BUTTONS.search} />;

export const LocateIcon = () => <Icon d={BUTTONS.locate} />;

export const ClearIcon = () => <Icon d={BUTTONS.clear} />;

/** Icon of a panel that replaces the rows. */
export const PanelIcon = ({ panel }: { readonly panel: FinderPanel }) => (
  <Icon d={panelDrawing(panel)} size={28} />
);

import type { FinderPanel } from '@smart-address/core';
import { BUTTONS, panelDrawing } from '@smart-address/core/dom';

interface IconProps {
  readonly d: string;
  readonly size?: number;
}

/** A picture as `createIcon` of the core draws it, for what is rendered on a server too. */
const Icon = ({ d, size = 20 }: IconProps) => (
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

/** The picture of what the popup says in place of rows. */
export const PanelIcon = ({ panel }: { readonly panel: FinderPanel }) => (
  <Icon d={panelDrawing(panel)} size={28} />
);

import type { PlaceType } from '@smart-address/gazetteer';
import type { ReactNode, SVGProps } from 'react';

function Icon({ children, ...props }: SVGProps<SVGSVGElement> & { readonly children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const LocateIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="6" />
    <circle cx="12" cy="12" r="1.5" fill="currentColor" stroke="none" />
    <path d="M12 2.5V6m0 12v3.5M2.5 12H6m12 0h3.5" />
  </Icon>
);

export const ClearIcon = () => (
  <Icon>
    <path d="m7 7 10 10M17 7 7 17" />
  </Icon>
);

export type PlacePicture = PlaceType | 'recent';

const PLACE_PATHS: Readonly<Record<PlacePicture, ReactNode>> = {
  // A doorway with its arch.
  address: (
    <>
      <path d="M6 20.5V11a6 6 0 0 1 12 0v9.5" />
      <path d="M3.5 20.5h17M12 5v15.5" />
      <path d="M14.6 14v1.2M9.4 14v1.2" />
    </>
  ),
  street: <path d="M8 3.5 4.5 20.5M16 3.5l3.5 17M12 4v2.5m0 4v3m0 4V20" />,
  locality: (
    <>
      <path d="M12 21s6.5-5.8 6.5-11a6.5 6.5 0 1 0-13 0c0 5.2 6.5 11 6.5 11Z" />
      <circle cx="12" cy="10" r="2.25" />
    </>
  ),
  postal: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7.5 8 6 8-6" />
    </>
  ),
  delegation: (
    <>
      <path d="M4 20.5h16M5.5 20.5V10.8L12 6l6.5 4.8v9.7" />
      <path d="M10 20.5v-4.5a2 2 0 0 1 4 0v4.5M12 6V2.5h3.5" />
    </>
  ),
  governorate: (
    <>
      <path d="m3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2Z" />
      <path d="M9 4.5v13m6-11v13" />
    </>
  ),
  code: <path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16" />,
  recent: (
    <>
      <path d="M4.5 8A8.5 8.5 0 1 1 3.6 13" />
      <path d="M4 4v4.2h4.2M12 7.5V12l3 2" />
    </>
  ),
};

/** The picture of a kind of place, or of one that was picked before. */
export const PlaceIcon = ({ type }: { readonly type: PlacePicture }) => <Icon>{PLACE_PATHS[type]}</Icon>;

const PANEL_PATHS = {
  almostCode: PLACE_PATHS.code,
  loading: (
    <>
      <circle cx="12" cy="12" r="8.5" opacity="0.25" />
      <path d="M20.5 12A8.5 8.5 0 0 0 12 3.5" />
    </>
  ),
  // A pin that stands on nothing.
  empty: (
    <>
      <path d="M12 17s5-4.6 5-8.5a5 5 0 1 0-10 0C7 12.4 12 17 12 17Z" />
      <path d="M10.4 6.9 13.6 10m0-3.1L10.4 10M5 20.5h2.5m3.25 0h2.5m3.25 0H19" />
    </>
  ),
  error: (
    <>
      <path d="M12 4 2.8 19.5h18.4Z" />
      <path d="M12 10v4.2m0 2.6v.2" />
    </>
  ),
  // An hourglass.
  rateLimited: (
    <>
      <path d="M6.5 3.5h11M6.5 20.5h11M8 3.5v3.3a4 4 0 0 0 1.5 3.1L12 12l2.5-2.1A4 4 0 0 0 16 6.8V3.5" />
      <path d="M8 20.5v-3.3a4 4 0 0 1 1.5-3.1L12 12l2.5 2.1a4 4 0 0 1 1.5 3.1v3.3" />
    </>
  ),
  offline: (
    <>
      <path d="M4 4l16 16M8.5 15.8a5 5 0 0 1 6 -.6M5.4 12.5A9.5 9.5 0 0 1 9 10.3m4.3-.6a9.5 9.5 0 0 1 5.3 2.8M2.5 9a14 14 0 0 1 3.4-2.3M10 5.3A14 14 0 0 1 21.5 9" />
      <path d="M12 19.2v.1" strokeWidth="2.5" />
    </>
  ),
  locate: (
    <>
      <circle cx="12" cy="12" r="6" />
      <path d="M12 2.5V6m0 12v3.5M2.5 12H6m12 0h3.5M4.5 4.5l15 15" />
    </>
  ),
} as const;

export type PanelPicture = keyof typeof PANEL_PATHS;

/** The picture of what the popup says in place of rows. */
export const PanelIcon = ({ picture }: { readonly picture: PanelPicture }) => (
  <Icon width="28" height="28" strokeWidth="1.5">
    {PANEL_PATHS[picture]}
  </Icon>
);

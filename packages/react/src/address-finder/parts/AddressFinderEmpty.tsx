'use client';

import { forwardRef } from 'react';
import { AddressFinderPanel, type AddressFinderPanelProps } from './AddressFinderPanel.tsx';

/** Displayed when nothing was found; the typed text is kept. */
export const AddressFinderEmpty = forwardRef<HTMLDivElement, AddressFinderPanelProps>(
  function AddressFinderEmpty(props, ref) {
    return <AddressFinderPanel {...props} ref={ref} only="Empty" />;
  },
);

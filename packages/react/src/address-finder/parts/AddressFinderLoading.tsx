'use client';

import { forwardRef } from 'react';
import { AddressFinderPanel, type AddressFinderPanelProps } from './AddressFinderPanel.tsx';

/** Displayed after a second without an answer and without rows. */
export const AddressFinderLoading = forwardRef<HTMLDivElement, AddressFinderPanelProps>(
  function AddressFinderLoading(props, ref) {
    return <AddressFinderPanel {...props} ref={ref} only="Loading" />;
  },
);

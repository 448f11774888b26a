'use client';

import { forwardRef } from 'react';
import { AddressFinderPanel, type AddressFinderPanelProps } from './AddressFinderPanel.tsx';

/** Displayed for a failure, too many requests, no network, and a missing position, each with its own icon and sentence. */
export const AddressFinderError = forwardRef<HTMLDivElement, AddressFinderPanelProps>(
  function AddressFinderError(props, ref) {
    return <AddressFinderPanel {...props} ref={ref} only="Error" />;
  },
);

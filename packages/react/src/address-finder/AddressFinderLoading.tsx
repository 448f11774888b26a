'use client';

import type { FinderPanel } from '@smart-address/core';
import { forwardRef } from 'react';
import { AddressFinderPanel, type AddressFinderPanelProps } from './AddressFinderPanel.tsx';

const isLoading = (panel: FinderPanel) => panel === 'loading';

/** Displayed after a second without an answer and without rows. */
export const AddressFinderLoading = forwardRef<HTMLDivElement, AddressFinderPanelProps>(
  function AddressFinderLoading(props, ref) {
    return <AddressFinderPanel {...props} ref={ref} shows={isLoading} />;
  },
);

'use client';

import type { FinderPanel } from '@smart-address/core';
import { forwardRef } from 'react';
import { AddressFinderPanel, type AddressFinderPanelProps } from './AddressFinderPanel.tsx';

const isTrouble = (panel: FinderPanel) => panel !== 'empty' && panel !== 'loading';

/** Displayed for a failure, too many requests, no network, and a missing position, each with its own icon and sentence. */
export const AddressFinderError = forwardRef<HTMLDivElement, AddressFinderPanelProps>(
  function AddressFinderError(props, ref) {
    return <AddressFinderPanel {...props} ref={ref} shows={isTrouble} />;
  },
);

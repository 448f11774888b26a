'use client';

import type { FinderPanel } from '@smart-address/core';
import { forwardRef } from 'react';
import { AddressFinderPanel, type AddressFinderPanelProps } from './AddressFinderPanel.tsx';

const isEmpty = (panel: FinderPanel) => panel === 'empty';

/** Displayed when nothing was found; the typed text is kept. */
export const AddressFinderEmpty = forwardRef<HTMLDivElement, AddressFinderPanelProps>(
  function AddressFinderEmpty(props, ref) {
    return <AddressFinderPanel {...props} ref={ref} shows={isEmpty} />;
  },
);

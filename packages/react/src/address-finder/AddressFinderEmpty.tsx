'use client';

import type { FinderPanel } from '@smart-address/core';
import { forwardRef } from 'react';
import { AddressFinderPanel, type AddressFinderPanelProps } from './AddressFinderPanel.tsx';

const isEmpty = (panel: FinderPanel) => panel === 'empty';

/** Shown when nothing was found: what was typed is kept as it is. */
export const AddressFinderEmpty = forwardRef<HTMLDivElement, AddressFinderPanelProps>(
  function AddressFinderEmpty(props, ref) {
    return <AddressFinderPanel {...props} ref={ref} shows={isEmpty} />;
  },
);

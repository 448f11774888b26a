// A shop's page that shows only the finder.
import '@smart-address/react/styles.css';
import { createOfflineProvider } from '@smart-address/core';
import { AddressFinder } from '@smart-address/react';
import { createRoot } from 'react-dom/client';

const host = document.querySelector('#app');
if (host) createRoot(host).render(<AddressFinder provider={createOfflineProvider()} name="address" />);

import '@smart-address/react/styles.css';
import { version } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const host = document.querySelector('#app');
const isServed = host?.firstElementChild != null;
if (host && isServed) hydrateRoot(host, <Page />);
else if (host) createRoot(host).render(<Page />);
document.documentElement.dataset['react'] = version;
document.documentElement.dataset['hydrated'] = String(isServed);

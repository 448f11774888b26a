import '@smart-address/react/styles.css';
import { version } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const host = document.querySelector('#app');
const isServed = host?.firstElementChild != null;
if (host && isServed) hydrateRoot(host, <Page />);
else if (host) {
  let root = createRoot(host);
  root.render(<Page />);
  // The next test begins with the page as it was, without loading it.
  addEventListener('anew', () => {
    root.unmount();
    localStorage.clear();
    root = createRoot(host);
    root.render(<Page />);
  });
}
document.documentElement.dataset['react'] = version;
document.documentElement.dataset['hydrated'] = String(isServed);

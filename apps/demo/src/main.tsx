import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/fields.css';
import { App } from './App.tsx';

/** Long after the page itself is there, in milliseconds: what is kept for later must not be in the way now. */
const CALM = 4_000;
/** On a slow network the page is not there so soon, and all of the demo's files would come in the way of its own. */
const CALM_WHERE_SLOW = 60_000;

/** Keeps the built page for a time without a network, unless the reader saves data. */
function keepOffline(): void {
  // Only Chromium tells.
  const { saveData, effectiveType = '4g' } = Object('connection' in navigator && navigator.connection);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || saveData === true) return;
  const register = () => {
    // Refused in some private windows, and by browsers without workers of modules: the page then needs its network.
    navigator.serviceWorker.register('./sw.js', { type: 'module' }).catch(() => {});
  };
  setTimeout(register, effectiveType === '4g' ? CALM : CALM_WHERE_SLOW);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root to draw into.');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOffline();

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@smart-address/react/styles.css';
import '@smart-address/react/map.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/checkout.css';
import './styles/fields.css';
import './styles/summary.css';
import './styles/confirmation.css';
import './styles/print.css';
import { App } from './App.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root to draw into.');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

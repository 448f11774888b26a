import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/fields.css';
import { App } from './App.tsx';
import { keepOffline } from './offline/keepOffline.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root to draw into.');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOffline();

import { renderToString } from 'react-dom/server';
import { Page } from './Page.tsx';

/** The page as a server sends it. */
export const markup = (): string => renderToString(<Page />);

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { IconName } from './frame/Icon.tsx';
import type { Messages } from './i18n/fr.ts';

type PageName = keyof Messages['pages'];

export interface PageRoute {
  /** Its title is `pages[name]` in `i18n/{fr,ar,en}.ts`, what its tile says is in `i18n/start.ts`. */
  readonly name: PageName;
  /** In the address bar behind `#`, so that any server of static files can serve it. wouter's notation. */
  readonly pattern: string;
  readonly icon: IconName;
  readonly Page: LazyExoticComponent<ComponentType>;
}

/**
 * Every page but the start page, in the order of its tiles. A tool is a folder with one component for its page, and a line here: tile, address
 * and loading on demand follow.
 *
 * - The frame draws header, language, theme, way back and document title. The page draws what is inside `<main>`, beginning with an `<h1>`.
 * - Its sentences are `i18n/<name>.ts`, read by `useTranslation`; its style sheet is imported by its own component.
 * - It asks the service through `useClients()`, so that the inspector shows each request and the chosen scenario reaches it.
 * - A parameter, such as a shared code, is part of the pattern: `useParams()` of wouter reads it.
 */
export const ROUTES: readonly PageRoute[] = [
  {
    name: 'checkout',
    pattern: '/checkout',
    icon: 'basket',
    Page: lazy(() => import('./checkout/CheckoutPage.tsx')),
  },
  {
    name: 'dispatch',
    pattern: '/dispatch',
    icon: 'truck',
    Page: lazy(() => import('./dispatch/DispatchPage.tsx')),
  },
  { name: 'find', pattern: '/find/:code?', icon: 'search', Page: lazy(() => import('./find/FindPage.tsx')) },
  { name: 'check', pattern: '/check', icon: 'shield', Page: lazy(() => import('./check/CheckPage.tsx')) },
  {
    name: 'account',
    pattern: '/account',
    icon: 'person',
    Page: lazy(() => import('./account/AccountPage.tsx')),
  },
];

/** Where a tile leads: the pattern without its optional parameters. */
export function pathOf({ pattern }: PageRoute): string {
  return pattern.replace(/\/:.*$/, '');
}

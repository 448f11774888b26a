import { routesOfAccess } from '../access/routes.ts';
import type { Route } from '../request/route.ts';
import { routesOfFaceA } from './faceA.ts';
import { routesOfFaceB } from './faceB.ts';
import { serviceRoutes } from './serviceRoutes.ts';

/** Every route the service answers. */
export const routes: readonly Route[] = [
  ...routesOfFaceA,
  ...routesOfFaceB,
  ...routesOfAccess,
  ...serviceRoutes,
];

import { endpoints } from '@smart-address/contract';
import { routesOfAccess } from '../access/routes.ts';
import { config } from '../config.ts';
import { unavailable } from '../errors/ApiError.ts';
import { type Route, route } from '../request/route.ts';
import { routesOfFaceA } from './faceA.ts';
import { routesOfFaceB } from './faceB.ts';

/** What the service says of itself; no credential. */
const serviceRoutes: readonly Route[] = [
  route(endpoints.jwks, async (_, { services }) => ({ body: { keys: await services.tokens.publicKeys() } })),
  route(
    endpoints.openapi,
    async (_, { services }) => ({
      body: { openapi: '3.1.0', ...(await services.document()) },
      isUnmarked: true,
    }),
    { isFixed: true },
  ),
  route(endpoints.livez, async () => ({ body: { status: 'ok' as const } })),
  route(endpoints.readyz, async (_, { services }) => {
    await services.gazetteer();
    try {
      await services.store.check();
    } catch (cause) {
      throw unavailable(cause);
    }
    return { body: { status: 'ready', checks: { gazetteer: 'ok', store: 'ok' } } as const };
  }),
  route(endpoints.version, async (_, { services }) => ({
    body: {
      name: '@smart-address/server',
      version: config.version,
      api: 'v1' as const,
      environment: services.environment,
    },
  })),
];

/** Every route the service answers. */
export const routes: readonly Route[] = [
  ...routesOfFaceA,
  ...routesOfFaceB,
  ...routesOfAccess,
  ...serviceRoutes,
];

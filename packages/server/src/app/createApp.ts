import { Hono } from 'hono';
import { ApiError } from '../errors/ApiError.ts';
import { config } from '../config.ts';
import { routes } from '../faces/routes.ts';
import type { App, AppOptions, Connection } from './app.types.ts';
import { checkSize, exchange, runRoute } from './pipeline.ts';
import { emptyResponse } from './respond.ts';
import { createServices } from './services.ts';

const preflightHeaders = {
  'Access-Control-Allow-Headers':
    'Authorization, X-API-Key, Content-Type, Accept, Accept-Language, Idempotency-Key, X-Sandbox-Scenario',
  'Access-Control-Max-Age': '600',
};

/**
 * The whole service as one function from Request to Response: it runs in Node, in a page and in a service worker.
 * Without options it is a sandbox in memory, with the fixed credentials of `SANDBOX_CREDENTIALS`.
 */
export function createApp(options: AppOptions = {}): App {
  const services = createServices(options);
  const hono = new Hono<{ Bindings: { connection?: Connection } }>();
  const methods = new Map<string, Set<string>>();

  for (const route of routes) {
    const { endpoint } = route;
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
      const known = methods.get(pattern) ?? new Set(['OPTIONS']);
      known.add(endpoint.method);
      if (endpoint.method === 'GET') known.add('HEAD');
      methods.set(pattern, known);
      hono.on(endpoint.method, pattern, (context) =>
        exchange(services, context.req.raw, (current) =>
          runRoute(services, route, current, context.req.param(), context.env?.connection),
        ),
      );
    }
  }

  for (const [pattern, known] of methods) {
    const allow = [...known].sort().join(', ');
    hono.all(pattern, (context) =>
      exchange(services, context.req.raw, (current) => {
        checkSize(current, config.requests.maxBodyBytes, context.env?.connection);
        if (current.request.method !== 'OPTIONS') {
          throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: allow } });
        }
        const isPreflight = current.request.headers.has('access-control-request-method');
        return emptyResponse(current.framing, {
          Allow: allow,
          ...(isPreflight ? { ...preflightHeaders, 'Access-Control-Allow-Methods': allow } : {}),
        });
      }),
    );
  }

  hono.notFound((context) =>
    exchange(services, context.req.raw, (current) => {
      checkSize(current, config.requests.maxBodyBytes, context.env?.connection);
      throw new ApiError('ROUTE_NOT_FOUND');
    }),
  );

  return {
    fetch: async (request, connection) => hono.fetch(request, connection ? { connection } : {}),
    async ready() {
      await services.starting;
      await services.store.check();
      await services.gazetteer();
    },
    close: () => services.store.close(),
  };
}

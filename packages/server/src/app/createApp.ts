import type { Endpoint } from '@smart-address/contract';
import { type Context, Hono } from 'hono';
import { ApiError } from '../errors/ApiError.ts';
import { config } from '../config.ts';
import { addressBookOf } from '../import/addressBook.ts';
import { deprecationHeaders } from '../faces/deprecation.ts';
import { routes } from '../faces/routes.ts';
import type { App, AppOptions, Connection } from '../request/app.types.ts';
import { pathPattern } from '../request/route.ts';
import { checkSize, type Exchange, exchange, runRoute } from './pipeline.ts';
import { emptyResponse, seeOther, withHeaders } from '../request/respond.ts';
import { createServices } from '../request/services.ts';

/** Tells the Allow header of a path; null for a path that no route has. */
function createAllowedMethods(
  endpoints: readonly Pick<Endpoint, 'method' | 'path' | 'aliases'>[],
): (path: string) => string | null {
  const patterns = new Map<string, { readonly matches: RegExp; readonly methods: Set<string> }>();
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const known = patterns.get(path) ?? { matches: pathPattern(path), methods: new Set(['OPTIONS']) };
      known.methods.add(endpoint.method);
      if (endpoint.method === 'GET') known.methods.add('HEAD');
      patterns.set(path, known);
    }
  }
  return (path) => {
    const methods = new Set<string>();
    for (const pattern of patterns.values()) {
      if (pattern.matches.test(path)) for (const method of pattern.methods) methods.add(method);
    }
    return methods.size === 0 ? null : [...methods].sort().join(', ');
  };
}

interface Bindings {
  readonly connection?: Connection;
}
type PageContext = Context<{ Bindings: Bindings }>;

/** The reference page and its files; they are not operations, so not in the endpoint table. */
const docs = { method: 'GET', path: '/docs', aliases: ['/docs/{file}'] } as const;

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
  const deprecated = deprecationHeaders(options.deprecations ?? {}, services.publicUrl);
  const hono = new Hono<{ Bindings: Bindings }>();
  const allowed = createAllowedMethods([...routes.map(({ endpoint }) => endpoint), docs]);

  for (const route of routes) {
    const { endpoint } = route;
    const notice = deprecated.get(endpoint);
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const hasParameters = path.includes('{');
      hono.on(endpoint.method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) => {
        const answer = exchange(services, context.req.raw, (current) => {
          const parameters = hasParameters ? context.req.param() : {};
          return runRoute(services, route, current, parameters, context.env.connection);
        });
        return notice ? answer.then((response) => withHeaders(response, notice)) : answer;
      });
    }
  }

  /** Answers what is no operation, and so takes no credential and no body. */
  function page(answer: (current: Exchange, context: PageContext) => Promise<Response> | Response) {
    return (context: PageContext) =>
      exchange(services, context.req.raw, (current) => {
        checkSize(current, config.requests.maxBodyBytes, context.env.connection);
        return answer(current, context);
      });
  }

  // Loaded on demand: a page that embeds the service does not load its reference.
  const reference = () => import('../docs/referencePage.ts');
  hono.get(
    docs.path,
    page(async (current) => (await reference()).referencePage(services, current)),
  );
  hono.get(
    `${docs.path}/:file`,
    page(async (current, { req }) => (await reference()).referenceFile(services, req.param('file'), current)),
  );

  // What somebody opens who follows the address that `serve` prints, or types a slash too many. A program is told 404.
  // Relative without a public URL, as behind a proxy the reference may be under a path; that path may lack its last slash.
  for (const [path, reached] of [
    ['/', 'docs'],
    [`${docs.path}/`, '../docs'],
  ] as const) {
    hono.get(
      path,
      page(({ request, framing }) => {
        const isBrowser = request.headers.get('accept')?.includes('text/html') === true;
        if (!isBrowser) throw new ApiError('ROUTE_NOT_FOUND');
        return seeOther(framing, services.publicUrl ? `${services.publicUrl}${docs.path}` : reached);
      }),
    );
  }

  // One handler per route keeps the router on its fast path, so other methods are handled here.
  hono.notFound(
    page(({ request, framing }, { req }) => {
      const methods = allowed(req.path);
      if (methods === null) throw new ApiError('ROUTE_NOT_FOUND');
      if (request.method !== 'OPTIONS') {
        throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods } });
      }
      const isPreflight = request.headers.has('access-control-request-method');
      return emptyResponse(framing, {
        Allow: methods,
        ...(isPreflight ? { ...preflightHeaders, 'Access-Control-Allow-Methods': methods } : {}),
      });
    }),
  );

  return {
    fetch: async (request, connection) => hono.fetch(request, connection ? { connection } : {}),
    async ready() {
      await services.starting;
      await services.store.check();
      await services.gazetteer();
      await addressBookOf(services.store.addresses, services.clock).ready();
    },
    close: () => services.store.close(),
  };
}

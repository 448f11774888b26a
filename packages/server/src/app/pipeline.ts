import { errorCodes } from '@smart-address/contract';
import * as z from 'zod/mini';
import { config } from '../config.ts';
import type { Caller } from '../credentials/credential.types.ts';
import { ApiError } from '../errors/ApiError.ts';
import { preferredLanguage, prefersProblem } from '../reading/accept.ts';
import { Charge } from '../limits/charge.ts';
import { repeatCost, singleCost } from '../limits/cost.ts';
import { declaredLength } from '../reading/readBody.ts';
import { checkContentType, readTypedBody, readTypedQuery } from '../reading/readInput.ts';
import { playScenario } from '../sandbox/scenarios.ts';
import type { Connection } from '../request/app.types.ts';
import { checkAccess } from './checkAccess.ts';
import { takesGzip } from '../request/fixedFile.ts';
import { idempotencyKeyOf, type Produced, producedOnce, takesIdempotencyKey } from './idempotency.ts';
import {
  errorResponse,
  fileResponse,
  type Framing,
  markedText,
  nextRequestId,
  textResponse,
} from '../request/respond.ts';
import type { RequestContext, Route } from '../request/route.ts';
import type { Services } from '../request/services.ts';

/** The state of a request while it is answered, from which its log line is made. */
export interface Exchange {
  readonly request: Request;
  readonly framing: Framing;
  readonly path: string;
  readonly search: string;
  /** Limit headers, once the limits were checked: errors carry them too. */
  headers: Record<string, string>;
  caller: Caller | null;
}

/** Answers a request with `answer`, turns every error into an error response, and logs it. Never rejects. */
export async function exchange(
  services: Services,
  request: Request,
  answer: (exchange: Exchange) => Promise<Response> | Response,
): Promise<Response> {
  const time = services.clock();
  const started = performance.now();
  const { headers, url } = request;
  const pathStart = url.indexOf('/', url.indexOf('://') + 3);
  const queryStart = url.indexOf('?', pathStart);
  const current: Exchange = {
    request,
    framing: {
      requestId: nextRequestId(),
      environment: services.environment,
      language: preferredLanguage(headers.get('accept-language')),
      wantsProblem: prefersProblem(headers.get('accept')),
      isCrossOrigin: headers.has('origin'),
    },
    path: url.slice(pathStart, queryStart < 0 ? undefined : queryStart),
    search: queryStart < 0 ? '' : url.slice(queryStart + 1),
    headers: {},
    caller: null,
  };
  let error: ApiError | null = null;
  let response: Response;
  try {
    response = await answer(current);
  } catch (thrown) {
    error = thrown instanceof ApiError ? thrown : new ApiError('INTERNAL_ERROR', { cause: thrown });
    response = errorResponse(error, current.framing, current.headers);
  }
  services.log({
    time,
    requestId: current.framing.requestId,
    method: request.method,
    path: current.path,
    status: response.status,
    milliseconds: performance.now() - started,
    keyId: current.caller?.key.id ?? null,
    error: error?.code ?? null,
    cause: error?.cause ?? null,
  });
  return response;
}

/** Checks the size of URL, headers and declared body. On a socket the transport has already limited the headers. */
export function checkSize(
  { request, search }: Exchange,
  maxBodyBytes: number,
  connection: Connection | undefined,
): void {
  if (request.url.length > config.requests.maxUrlLength) throw new ApiError('URI_TOO_LONG');
  if (!connection) {
    let bytes = search.length;
    for (const [name, value] of request.headers) bytes += name.length + value.length + 4;
    if (bytes > config.requests.maxHeaderBytes) throw new ApiError('HEADERS_TOO_LARGE');
  }
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const declared = declaredLength(request.headers);
  if (declared !== null && declared > maxBodyBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
}

const bodiless = { body: undefined, bytes: new Uint8Array() };
const unknownConnection: Connection = { remoteAddress: null };

/** The order of every route: size, credential and its restrictions, limits, type, query, body, then the operation. */
export async function runRoute(
  services: Services,
  route: Route,
  current: Exchange,
  parameters: Readonly<Record<string, string>>,
  connection: Connection | undefined,
): Promise<Response> {
  const { endpoint, bodySchema } = route;
  const { request, framing } = current;
  checkSize(
    current,
    endpoint.bodyType === null ? config.requests.maxBodyBytes : endpoint.maxBodyBytes,
    connection,
  );
  if (services.starting) await services.starting;
  const search = new URLSearchParams(current.search);
  const peer = connection ?? unknownConnection;
  const { caller, account } = await checkAccess(
    services,
    endpoint,
    request,
    { text: current.search, parsed: search },
    peer,
  );
  current.caller = caller;
  const scenario = request.headers.get('x-sandbox-scenario');
  if (scenario !== null) await playScenario(scenario, services.environment, endpoint);
  const charge = caller && new Charge(services, caller, endpoint.operation, current);
  const first = takesIdempotencyKey(endpoint, request.headers) ? repeatCost : singleCost;
  const taking = charge?.take(first, route.dearest);
  if (taking) await taking;
  checkContentType(endpoint, request.headers);
  const query = readTypedQuery(endpoint, search);
  const idempotencyKey = idempotencyKeyOf(endpoint, request.headers);
  const { body, bytes } =
    bodySchema === null ? bodiless : await readTypedBody(endpoint, bodySchema, request, peer);
  const cost = route.cost(body);
  const context: RequestContext = {
    services,
    caller,
    account,
    parameters,
    language: framing.language,
    requestId: framing.requestId,
    isHead: request.method === 'HEAD',
  };
  const work = async () => {
    const takingRest = charge?.take(cost);
    if (takingRest) await takingRest;
    return produce(route, framing, query, body, context);
  };
  if (route.isFixed) {
    const file = await services.files(endpoint.path, async () => (await work()).text);
    return fileResponse(file, takesGzip(request.headers), framing);
  }
  try {
    const { status, headers, text, unserved } =
      caller && idempotencyKey !== null
        ? await producedOnce(services, endpoint, current.search, caller, idempotencyKey, bytes, work)
        : await work();
    // With an idempotency key the whole request is repeated, and charged again then.
    if (unserved > 0) await charge?.giveBack(idempotencyKey === null ? unserved : undefined);
    return textResponse(status, text, framing, current.headers, headers);
  } catch (thrown) {
    if (isOurFault(thrown)) await charge?.giveBack();
    throw thrown;
  }
}

/** Whether a caller is not charged. */
function isOurFault(thrown: unknown): boolean {
  return !(thrown instanceof ApiError) || errorCodes[thrown.code].status >= 500;
}

async function produce(
  route: Route,
  framing: Framing,
  query: unknown,
  body: unknown,
  context: RequestContext,
): Promise<Produced> {
  const reply = await route.handle(query, body, context);
  const { body: result, headers = {}, isUnmarked = false, unserved = 0 } = reply;
  checkAnswer(route, result);
  const text = isUnmarked ? JSON.stringify(result) : markedText(result, framing);
  return { status: route.endpoint.status, headers, text, unserved };
}

/** An answer that does not match the contract is our fault and must not be sent. */
function checkAnswer({ endpoint }: Route, body: object): void {
  if (z.safeParse(endpoint.answer, body).success) return;
  if (endpoint.variants.some((form) => z.safeParse(form, body).success)) return;
  throw new Error(`The answer of ${endpoint.operation} does not have its documented form`);
}

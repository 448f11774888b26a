import { type Endpoint, endpoints, errorCodes, errorEnvelope, problemDetails } from '@smart-address/contract';
import { decodeSmartCode } from '@smart-address/codes';
import { loadGazetteer } from '@smart-address/gazetteer';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS, type Store } from '@smart-address/server';
import { createDraw, type Draw, type Knowledge } from './draw.ts';
import { createRandom, type Random } from './random.ts';
import { createValues } from './values.ts';

export interface FuzzReport {
  readonly requests: number;
  /** What the document does not allow, each with the request that showed it; at most 20. */
  readonly findings: readonly string[];
  readonly findingCount: number;
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Of the requests that nothing was made wrong with, the share that reached a 2xx, by operation. */
  readonly reached: ReadonlyMap<string, { readonly drawn: number; readonly succeeded: number }>;
}

/** Sends `count` drawn requests to a fresh sandbox, on a store that is empty, and holds every answer against the contract. */
export async function runFuzz(count: number, seed: number, store = createMemoryStore()): Promise<FuzzReport> {
  // Time goes on with every request, so that buckets fill again however fast this machine is.
  let now = Date.now();
  const { app, known, askApplicant } = await openTarget(store, () => now);
  const random = createRandom(seed);
  const draw = createDraw(random, createValues(random, await loadGazetteer()), known);
  const findings: string[] = [];
  const statuses = new Map<number, number>();
  const reached = new Map<string, { drawn: number; succeeded: number }>();
  let findingCount = 0;

  for (let index = 0; index < count; index++) {
    now += 250;
    const drawn = draw();
    const { status, finding, body } = await ask(app, drawn, random);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (finding !== null) {
      findingCount += 1;
      if (findings.length < 20)
        findings.push(`#${index + 1} ${drawn.name} ${status}: ${finding}\n  ${drawn.text}`);
    }
    if (drawn.isMeantWell) {
      const share = reached.get(drawn.name) ?? { drawn: 0, succeeded: 0 };
      share.drawn += 1;
      if (status < 300) share.succeeded += 1;
      reached.set(drawn.name, share);
    }
    if (status < 300) {
      learn(known, drawn, body);
      const id = openApplicationIn(body);
      // The reviewers always have another question, so that there is something to answer.
      if (id !== null) await askApplicant(id);
    }
  }
  await app.close();
  return { requests: count, findings, findingCount, statuses, reached };
}

let checkedDocument: string | null = null;

async function ask(app: ReturnType<typeof createApp>, drawn: Draw, random: Random) {
  // Each stranger comes from a place of their own, or they would all have to wait for one another.
  const connection = { remoteAddress: `197.0.${random.below(256)}.${random.below(256)}` };
  const response = await (drawn.isStranger && drawn.isMeantWell
    ? app.fetch(drawn.request, connection)
    : app.fetch(drawn.request));
  const text = await response.text();
  // The document is a quarter of a megabyte and the same every time: looking at it once is enough.
  if (text === checkedDocument) return { status: response.status, finding: null, body: undefined };
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    return { status: response.status, finding: 'the body is not JSON', body };
  }
  const finding = findingIn(drawn, response, body);
  if (drawn.name === 'openapi' && response.ok && finding === null && text !== '') checkedDocument = text;
  return { status: response.status, finding, body };
}

/** What the contract does not say of an answer; null when all is as it says. */
function findingIn({ name, endpoint, request }: Draw, response: Response, body: unknown): string | null {
  const { status, headers } = response;
  if (!/^req_[0-9A-Za-z]+$/.test(headers.get('x-request-id') ?? '')) return 'no request id';
  for (const [header, value] of headers)
    if (/[\r\n]|Injected/.test(value)) return `header ${header} was injected`;
  if (status === 204 || request.method === 'HEAD') return null;
  if (status < 400) return successFinding(name, status, body) ?? untruthIn(name, request, body);
  if (headers.get('content-type')?.startsWith('application/problem+json')) {
    return isExactly(problemDetails.safeParse(body), body) ? null : 'problem details have another form';
  }
  const parsed = errorEnvelope.safeParse(body);
  if (!isExactly(parsed, body) || !parsed.success)
    return `the error has another form: ${JSON.stringify(body)}`;
  const { code, retryAfter } = parsed.data.error;
  const missing = missingHeader(status, headers, retryAfter);
  if (missing !== null) return `${code} without ${missing}`;
  if (errorCodes[code].status !== status) return `${code} with a status of another code`;
  const isScenario = request.headers.has('x-sandbox-scenario');
  if (status >= 500 && !isScenario) return `${code} was not asked for`;
  const isDocumented = endpoint.errors.includes(code) || code === 'ROUTE_NOT_FOUND';
  const isOtherRoute = request.method !== endpoint.method || !isPathOf(endpoint, request);
  return isDocumented || isScenario || isOtherRoute ? null : `${code} is not documented`;
}

/** A spoiled path may be another route's: `/api/v1/keys/;x` is one key and no list. */
function isPathOf({ path, aliases }: Endpoint, { url }: Request): boolean {
  const { pathname } = new URL(url);
  return [path, ...aliases].some((one) => {
    const parts = one.split(/\{\w+\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[^/]+')}$`).test(pathname);
  });
}

function missingHeader(status: number, headers: Headers, retryAfter: number | null): string | null {
  if (headers.get('retry-after') !== (retryAfter === null ? null : String(retryAfter)))
    return 'its Retry-After';
  if (status === 429 && retryAfter === null) return 'a time to wait';
  if (status === 401 && !headers.has('www-authenticate')) return 'WWW-Authenticate';
  return status === 405 && !headers.has('allow') ? 'Allow' : null;
}

/** What a success says that cannot be: a code of another place than was asked about, an item that failed by our fault. */
function untruthIn(name: string, request: Request, body: unknown): string | null {
  const said = Object(body);
  const asked = new URL(request.url).searchParams;
  if (name === 'encode' && typeof said.smartcode === 'string') {
    const { south, west, north, east } = decodeSmartCode(said.smartcode);
    const [lat, lng] = [Number(asked.get('lat')), Number(asked.get('lng'))];
    const isInside = south <= lat && lat < north && west <= lng && lng < east;
    return isInside ? null : `${said.smartcode} is the code of another place`;
  }
  if (name === 'decode' && said.bounds) {
    const { south, west, north, east } = said.bounds;
    const isCentre = south < said.lat && said.lat < north && west < said.lng && said.lng < east;
    return isCentre ? null : 'the centre is not in the cell';
  }
  if (name !== 'batch' || !Array.isArray(said.results)) return null;
  const failed = said.results.find((one: { status: number }) => one.status >= 500);
  return failed ? `item ${failed.index} failed with ${failed.error.code}` : null;
}

/** A spoiled path or method may be another route's, so any route's success will do for one that was spoiled. */
function successFinding(name: string, status: number, body: unknown): string | null {
  const table: Readonly<Record<string, Endpoint>> = endpoints;
  const own = table[name];
  const candidates = [...(own ? [own] : []), ...Object.values(table)];
  const fits = candidates.some(
    (endpoint) =>
      endpoint.status === status &&
      [endpoint.answer, ...endpoint.variants].some((form) => isExactly(form.safeParse(body), body)),
  );
  return fits ? null : `a success of another form: ${JSON.stringify(body).slice(0, 300)}`;
}

function isExactly(parsed: { readonly success: boolean; readonly data?: unknown }, body: unknown): boolean {
  return parsed.success && sorted(parsed.data) === sorted(body);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function learn(known: Knowledge, { name, request }: Draw, body: unknown): void {
  const isAccount = request.headers.get('authorization') === `Bearer ${known.accountToken}`;
  const data = Object(Object(body).data);
  if (name === 'accountToken' && typeof data.accountToken === 'string')
    known.accountToken = data.accountToken;
  const token = Object(body).access_token;
  if (name === 'token' && String(Object(body).scope).includes('batch:run')) known.bearer = String(token);
  const key = Object(data.key);
  if ((name === 'keyCreate' || name === 'keyRotate') && typeof key.id === 'string')
    remember(known.keyIds, key.id);
  const application = openApplicationIn(body);
  if (name === 'applicationSubmit' && isAccount && application !== null)
    remember(known.applicationIds, application);
  if (name === 'applicationWithdraw') {
    const at = known.applicationIds.indexOf(String(data.id));
    if (at >= 0) known.applicationIds.splice(at, 1);
  }
}

/** The id of an application that is told of alone and still open. */
function openApplicationIn(body: unknown): string | null {
  const data = Object(Object(body).data);
  const { id, state } = data.application ?? data;
  return ['submitted', 'under_review', 'needs_info'].includes(state) ? String(id) : null;
}

function remember(ids: string[], id: string): void {
  ids.push(id);
  if (ids.length > 20) ids.shift();
}

/** A sandbox whose main key is never held back, and which has an account. */
async function openTarget(store: Store, clock: () => number) {
  const { apiKey, limitedKey, keyId, keySecret } = SANDBOX_CREDENTIALS;
  const app = createApp({ store, clock });
  await app.ready();
  const key = await store.keys.get(keyId);
  if (key) await store.keys.put({ ...key, limit: { perSecond: 1e9, burst: 1e9 } });
  const basic = btoa(`${keyId}:${keySecret}`);
  const post = async (path: string, type: string, headers: Record<string, string>, body: string) =>
    Object(
      await (
        await app.fetch(
          new Request(`http://localhost${path}`, {
            method: 'POST',
            headers: { 'content-type': type, ...headers },
            body,
          }),
        )
      ).json(),
    );
  const grant = await post(
    '/api/v1/auth/token',
    'application/x-www-form-urlencoded',
    { authorization: `Basic ${basic}` },
    'grant_type=client_credentials',
  );
  const receipt = await post(
    '/api/v1/applications',
    'application/json',
    {},
    JSON.stringify({
      interface: 'B',
      organization: 'Fuzz',
      contact: { name: 'Fuzz', email: 'fuzz@example.com' },
      intendedUse: 'To see whether every answer is one that the document allows.',
    }),
  );
  const organisations = await store.organisations.list();
  for (const organisation of organisations) {
    await store.organisations.put({ ...organisation, state: 'approved', plan: 'government' });
  }
  const known: Knowledge = {
    apiKey,
    limitedKey,
    bearer: grant.access_token,
    basic,
    accountToken: Object(receipt.data).accountToken ?? '',
    keyIds: [],
    applicationIds: [String(Object(Object(receipt.data).application).id)],
  };
  const askApplicant = (id: string) =>
    store.applications.update(id, (one) => ({ ...one, state: 'needs_info', changedAt: clock() }));
  return { app, known, askApplicant };
}

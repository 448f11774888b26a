import type { Environment } from '@smart-address/contract';
import { SANDBOX_CREDENTIALS } from '../sandbox/sandboxCredentials.ts';

/** Files of Swagger UI that the reference page asks for, and of what type they are. */
export const viewerFiles = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
} as const;

export type ViewerFile = keyof typeof viewerFiles;

/** Reads a file of Swagger UI. Its bytes are named as an encoder's, because TypeScript before 5.7 has no `Uint8Array<ArrayBuffer>`. */
export type ReadViewerFile = (name: ViewerFile) => Promise<ReturnType<TextEncoder['encode']>>;

export function isViewerFile(name: string | undefined): name is ViewerFile {
  return name !== undefined && Object.hasOwn(viewerFiles, name);
}

/**
 * Lets what the viewer puts side by side stand one under the other on a phone. Gives letters the contrast they need (WCAG 2.1, 1.4.3), dark
 * and light. Our document has no links between operations.
 */
export const viewerStyles = `.swagger-ui .responses-table .response-col_links { display: none; }
.swagger-ui .info .description { max-width: 50rem; line-height: 1.5; }
.swagger-ui .info .description p { line-height: inherit; }
.swagger-ui .info .title small { background: #5a6270; }
.swagger-ui .info .title small.version-stamp { background: #486900; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1f66b5; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1a7748; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0d7561; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #c41f1f; }
.swagger-ui .btn.execute { background-color: #1f66b5; border-color: #1f66b5; }
.swagger-ui .microlight span[style*='211, 99, 99'] { color: #ffa0a0 !important; }
html:not(.dark-mode) .swagger-ui .info a { color: #1f66b5; }
html:not(.dark-mode) .swagger-ui .btn.authorize { color: #1a7748; border-color: #1a7748; }
html:not(.dark-mode) .swagger-ui .btn.authorize svg path { fill: #1a7748; }
html:not(.dark-mode) .swagger-ui .parameter__name.required span,
html:not(.dark-mode) .swagger-ui .parameter__name.required::after { color: #b91c1c; }
html:not(.dark-mode) .swagger-ui .btn.try-out__btn { color: #b91c1c; border-color: #b91c1c; }
html:not(.dark-mode) .swagger-ui .parameter__in { color: #595959; }
html.dark-mode .swagger-ui .header-col { color: #d8dde7; }
html.dark-mode .swagger-ui .opblock .parameter__name.required span,
html.dark-mode .swagger-ui .opblock .parameter__name.required::after { color: #ff9a9a; }
html.dark-mode .swagger-ui .opblock .opblock-section-header .btn.try-out__btn { color: #ff9a9a; border-color: #ff9a9a; }
@media (max-width: 40rem) {
  .swagger-ui .responses-table,
  .swagger-ui .responses-table > tbody,
  .swagger-ui .responses-table > tbody > tr,
  .swagger-ui .responses-table > tbody > tr > td { display: block; width: auto; }
  .swagger-ui .responses-table > thead { display: none; }
  .swagger-ui .responses-table > tbody > tr > td { padding: 0.5rem 0 0; }
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; }
  .swagger-ui .parameters-col_description input { min-width: 0; width: 100%; }
}
`;

/**
 * The script that opens the viewer; in a sandbox every operation can be tried at once, with its public credentials. An operation is tried
 * where the page was opened. Its policy lets it ask nobody else, and who opens the service without its proxy is not at `publicUrl`.
 */
export function startScript(environment: Environment, publicUrl: string): string {
  const credentials = environment === 'sandbox' ? SANDBOX_CREDENTIALS : null;
  return `const credentials = ${JSON.stringify(credentials)};
const start = ${JSON.stringify(`${publicUrl}/`)};
const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

// What the viewer leaves without a name, a level or a way to it by keys, for whoever hears the page or has no mouse.
const nameOf = (field) => {
  const { paramName } = field.closest('[data-param-name]')?.dataset ?? {};
  const { code } = field.closest('[data-code]')?.dataset ?? {};
  if (paramName) return paramName;
  if (code) return 'Example of ' + code;
  return field.id === 'servers' ? 'Server' : 'Request body';
};
const complete = () => {
  document.querySelector('#reference .information-container')?.setAttribute('role', 'banner');
  const choices = document.querySelector('#reference .schemes-server-container');
  choices?.setAttribute('role', 'region');
  choices?.setAttribute('aria-label', 'Server and credentials');
  for (const field of document.querySelectorAll('#reference :is(select, textarea):not([aria-label], [aria-labelledby])'))
    field.setAttribute('aria-label', nameOf(field));
  for (const code of document.querySelectorAll('#reference pre.microlight:not([tabindex])')) code.tabIndex = 0;
  for (const heading of document.querySelectorAll('#reference :is(h3, h4, h5):not([aria-level])'))
    heading.setAttribute('aria-level', heading.localName[1] - 1);
};
new MutationObserver(complete).observe(document.getElementById('reference'), { childList: true, subtree: true });

async function authorize() {
  const { apiKey, keyId, keySecret, accountToken } = credentials;
  viewer.preauthorizeApiKey('apiKey', apiKey);
  viewer.preauthorizeApiKey('account', accountToken);
  viewer.preauthorizeBasic('basic', keyId, keySecret);
  const answer = await fetch('./api/v1/auth/token', {
    method: 'POST',
    headers: {
      Authorization: 'Basic ' + btoa(keyId + ':' + keySecret),
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  if (answer.ok) viewer.preauthorizeApiKey('bearer', (await answer.json()).access_token);
}

// The viewer reads the whole document anew for each operation that is opened. Here a reference is to a part of the document itself.
const resolvedIn = (document) => {
  const resolved = (part) => {
    if (Array.isArray(part)) return part.map(resolved);
    if (part === null || typeof part !== 'object') return part;
    if (typeof part.$ref === 'string') {
      const path = part.$ref.slice(2).split('/');
      const whole = resolved(at(path));
      // A schema is shown under its name.
      return path[1] === 'schemas' ? { title: path[2], ...whole } : whole;
    }
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, resolved(inner)]));
  };
  const at = (path) => path.reduce((part, name) => part?.[name], document);
  return (path) => resolved(at(path));
};
const localReferences = () => ({
  fn: { resolveSubtree: async (document, path) => ({ spec: resolvedIn(document)(path), errors: [] }) },
});

const viewer = SwaggerUIBundle({
  url: 'openapi.json',
  plugins: [localReferences],
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  requestInterceptor: (asked) => {
    if (asked.url.startsWith(start)) asked.url = new URL(asked.url.slice(start.length), document.baseURI).href;
    return asked;
  },
  onComplete: () => credentials && authorize(),
});
`;
}

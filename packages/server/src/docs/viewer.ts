import type { Environment } from '@smart-address/contract';
import { SANDBOX_CREDENTIALS } from '../sandbox/sandboxCredentials.ts';

/** Files of Swagger UI that the reference page asks for, and of what type they are. */
export const viewerFiles = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
} as const;

export type ViewerFile = keyof typeof viewerFiles;

/** Reads a file of Swagger UI. */
export type ReadViewerFile = (name: ViewerFile) => Promise<Uint8Array<ArrayBuffer>>;

export function isViewerFile(name: string | undefined): name is ViewerFile {
  return name !== undefined && Object.hasOwn(viewerFiles, name);
}

/** Lets what the viewer puts side by side stand one under the other on a phone. Our document has no links between operations. */
export const viewerStyles = `.swagger-ui .responses-table .response-col_links { display: none; }
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

/** The script that opens the viewer; in a sandbox every operation can be tried at once, with its public credentials. */
export function startScript(environment: Environment): string {
  const credentials = environment === 'sandbox' ? SANDBOX_CREDENTIALS : null;
  return `const credentials = ${JSON.stringify(credentials)};
const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

async function authorize() {
  const { apiKey, keyId, keySecret, accountToken } = credentials;
  viewer.preauthorizeApiKey('apiKey', apiKey);
  viewer.preauthorizeApiKey('account', accountToken);
  viewer.preauthorizeBasic('basic', keyId, keySecret);
  const answer = await fetch('/api/v1/auth/token', {
    method: 'POST',
    headers: {
      Authorization: 'Basic ' + btoa(keyId + ':' + keySecret),
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  if (answer.ok) viewer.preauthorizeApiKey('bearer', (await answer.json()).access_token);
}

const viewer = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  onComplete: () => credentials && authorize(),
});
`;
}

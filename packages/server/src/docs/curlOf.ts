import type { ReferenceOperation } from './referenceModel.ts';

const credentials: Readonly<Record<string, string>> = {
  apiKey: `-H "X-API-Key: $API_KEY"`,
  bearer: `-H "Authorization: Bearer $ACCESS_TOKEN"`,
  account: `-H "Authorization: Bearer $ACCOUNT_TOKEN"`,
  basic: `-u "$CLIENT_ID:$CLIENT_SECRET"`,
};

/** The command that makes an operation's example request. */
export function curlOf(operation: ReferenceOperation): string {
  const { method, path, parameters, request, credential, isOpen } = operation;
  const query = parameters
    .filter((one) => one.in === 'query' && one.example !== undefined)
    .map((one) => `${one.name}=${encodeURIComponent(String(one.example))}`)
    .join('&');
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$BASE${target}${query === '' ? '' : `?${query}`}"`,
  ];
  if (credential !== null && !isOpen) lines.push(credentials[credential] ?? '');
  if (request && request.type === 'application/json') {
    lines.push(
      `-H "Content-Type: application/json"`,
      `-d ${quoted(JSON.stringify(request.example, null, 2).replaceAll('\n', '\n  '))}`,
    );
  } else if (request) {
    for (const [name, value] of Object.entries(Object(request.example)))
      lines.push(`-d ${quoted(`${name}=${value}`)}`);
  }
  return lines.join(' \\\n  ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

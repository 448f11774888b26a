import { endpoints } from '@smart-address/contract';
import type { Header, RequestRecord } from '../backend/requestLog.ts';
import { useClipboard } from '../confirmation/useClipboard.ts';
import { Button } from '../frame/Button.tsx';
import { INSPECTOR } from '../i18n/inspector.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import { REACHABLE_BACKENDS } from '../settings/settings.ts';
import { asCurl } from './asCurl.ts';

interface RequestRowProps {
  readonly record: RequestRecord;
  readonly baseUrl: string;
}

/** Headers that say something about this request, and not about every one. */
const TELLING =
  /^(authorization|content-type|idempotency-key|location|retry-after|www-authenticate|x-|ratelimit)/;

/** One request: what it was, in one line; opened, all of it. */
export function RequestRow({ record, baseUrl }: RequestRowProps) {
  const t = useTranslation(INSPECTOR);
  const [copyState, copy] = useClipboard();
  const { method, url, headers, body, answer } = record;
  const { pathname, search } = new URL(url);
  const reference = referenceOf(method, pathname);
  return (
    <details className="request">
      <summary>
        <span className="request-status" data-failed={!answer || answer.status >= 400 || undefined}>
          {answer?.status ?? '—'}
        </span>
        <span>{answer ? t.milliseconds(answer.milliseconds) : t.noAnswer}</span>
        <bdi dir="ltr">
          {method} {readable(pathname + search)}
        </bdi>
      </summary>
      <h4>{t.sent}</h4>
      <pre dir="ltr">{written(headers, body) || t.nothing}</pre>
      <h4>{t.received}</h4>
      <pre dir="ltr">{(answer && written(answer.headers, answer.body)) || t.nothing}</pre>
      <div className="request-actions">
        <Button onClick={() => void copy(asCurl(record, baseUrl))}>
          {copyState === 'copied' ? t.copied : t.copyCurl}
        </Button>
        {/* Only a backend on the same origin has a reference page. */}
        {reference && REACHABLE_BACKENDS.includes('http') && (
          <a href={`./docs${reference}`} target="_blank" rel="noreferrer">
            {t.reference}
          </a>
        )}
        <output>{copyState === 'failed' && t.copyFailed}</output>
      </div>
    </details>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A percent sign of somebody's own.
    return path;
  }
}

function written(headers: readonly Header[], body: string): string {
  const lines = headers.filter(([name]) => TELLING.test(name)).map(([name, value]) => `${name}: ${value}`);
  return [...lines, ...(body ? ['', indented(body)] : [])].join('\n');
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** The place of an operation on the reference page, such as `#/Codes/encode`; null for what the contract does not have. */
function referenceOf(method: string, pathname: string): string | null {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const isPath = (pattern: string) =>
      new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(
        pathname,
      );
    if (endpoint.method === method && [endpoint.path, ...endpoint.aliases].some(isPath))
      return `#/${endpoint.tag}/${name}`;
  }
  return null;
}

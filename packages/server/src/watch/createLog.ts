import { type DestinationStream, pino } from 'pino';
import type { LogEntry } from '../request/app.types.ts';
import { reasonOf, rootCause } from '../errors/cause.ts';

const maxPathLength = 200;

/**
 * Writes one line of JSON per request. It contains no query, body, IP address or credential: a credential in a path or in an
 * error's message is redacted.
 */
export function createLog(destination: DestinationStream): (entry: LogEntry) => void {
  const logger = pino({ base: null, timestamp: false, messageKey: 'message' }, destination);
  return ({ time, requestId, method, path, status, milliseconds, keyId, error, cause }) => {
    const line = {
      time: new Date(time).toISOString(),
      requestId,
      method,
      path: redact(path.slice(0, maxPathLength)),
      status,
      milliseconds: Math.round(milliseconds * 1_000) / 1_000,
      keyId,
      error,
    };
    if (status < 500) logger.info(line);
    else logger.error({ ...line, cause: causeOf(cause) });
  };
}

function causeOf(cause: unknown): string | null {
  if (cause === null || cause === undefined) return null;
  const root = rootCause(cause);
  return redact(root instanceof Error && root.message !== '' ? (root.stack ?? root.message) : reasonOf(root));
}

/** Writes one line of JSON when a dependency stops answering, and one when it answers again. */
export function createOutageLog(
  destination: DestinationStream,
): (dependency: string, reason: Error | null) => void {
  const logger = pino({ base: null, timestamp: false, messageKey: 'message' }, destination);
  return (dependency, reason) => {
    const line = { time: new Date().toISOString(), dependency, isAnswering: reason === null };
    if (reason === null) logger.info(line);
    else logger.error({ ...line, cause: redact(reasonOf(reason)) });
  };
}

const credentials =
  /(?<=:\/\/[^\s:/@]*:)[^\s/@]+(?=@)|sa[ct]_(?:live|test)_\w+|eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=(?:Basic|Bearer)\s+)[\w+/=.-]+/gi;

/** A text with everything redacted that has the form of a credential, wherever a caller put it. */
function redact(text: string): string {
  return text.replaceAll(credentials, '[credential]');
}

import { type DestinationStream, pino } from 'pino';
import { reasonOf } from '../errors/rootCause.ts';
import { redact } from './redact.ts';

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

import * as z from 'zod/mini';
import { looseObject, object } from './object.ts';
import { environment, watermark } from './primitives.ts';

export const livezAnswer = object(() => ({ status: z.literal('ok'), _env: watermark }));
export const readyzAnswer = object(() => ({
  status: z.literal('ready'),
  checks: z.object({ gazetteer: z.literal('ok'), store: z.literal('ok') }),
  _env: watermark,
}));
export const versionAnswer = object(() => ({
  name: z.string(),
  version: z.string(),
  api: z.literal('v1'),
  environment,
  _env: watermark,
}));
/** An OpenAPI 3.1 document. */
export const openApiAnswer = looseObject(() => ({ openapi: z.string() }));

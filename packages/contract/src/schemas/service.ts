import * as z from 'zod/mini';
import { environment, watermark } from './primitives.ts';

export const livezAnswer = z.object({ status: z.literal('ok'), _env: watermark });
export const readyzAnswer = z.object({
  status: z.literal('ready'),
  checks: z.object({ gazetteer: z.literal('ok'), store: z.literal('ok') }),
  _env: watermark,
});
export const versionAnswer = z.object({
  name: z.string(),
  version: z.string(),
  api: z.literal('v1'),
  environment,
  _env: watermark,
});
/** An OpenAPI 3.1 document. */
export const openApiAnswer = z.looseObject({ openapi: z.string() });

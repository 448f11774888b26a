import type { Deprecations } from '@smart-address/contract';

/** Gives the OpenAPI document. Its builder is loaded when it is asked for: a page that embeds the service does not carry it. */
export function createDocument(
  deprecations: Deprecations | undefined,
  publicUrl: string,
): () => Promise<object> {
  let document: Promise<object> | null = null;
  return () => {
    document ??= import('@smart-address/contract/openapi').then(({ openApiDocument }) =>
      openApiDocument(deprecations, publicUrl || '/'),
    );
    return document;
  };
}

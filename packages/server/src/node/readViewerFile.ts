import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ViewerFile } from '../docs/viewer.ts';

// The build puts Swagger UI's files beside the package's own, so that whoever installs it gets them and nothing more. The package they come
// from reports its installation to a third party.
const built = new URL('../swagger-ui/', import.meta.url);

/** A file of Swagger UI. */
export function readViewerFile(name: ViewerFile): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(new URL(name, existsSync(built) ? built : installed()));
}

function installed(): URL {
  return pathToFileURL(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
}

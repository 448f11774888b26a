import { html, raw } from 'hono/html';
import { curlOf } from './curlOf.ts';
import type { Reference, ReferenceOperation, ReferenceParameter } from './referenceModel.ts';
import { referenceStyle } from './referenceStyle.ts';

type Html = ReturnType<typeof html>;

/** A name and a value that the reader may copy, such as a sandbox's key. */
export interface ShownCredential {
  readonly name: string;
  readonly value: string;
}

/** The reference as one page without a script. */
export async function renderReference(
  reference: Reference,
  credentials: readonly ShownCredential[],
): Promise<string> {
  const { title, version, description, sections, headers, errors } = reference;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} API</title>
        ${raw(`<style>${referenceStyle}</style>`)}
      </head>
      <body>
        <a class="skip" href="#content">To the content</a>
        <div class="frame">
          <nav aria-label="Contents">
            <ul>
              <li><a href="#content">${title} API</a></li>
            </ul>
            ${sections.map(
              ({ name, operations }) =>
                html`<h2>${name}</h2>
                  <ul>
                    ${operations.map(
                      ({ id, method, path }) =>
                        html`<li>
                          <a href="#${id}"
                            ><span class="${method.toLowerCase()}">${method}</span> <code>${path}</code></a
                          >
                        </li>`,
                    )}
                  </ul>`,
            )}
            <h2>Everywhere</h2>
            <ul>
              <li><a href="#headers">Answer headers</a></li>
              <li><a href="#errors">Errors</a></li>
            </ul>
          </nav>
          <main id="content">
            <h1>${title} API</h1>
            <p class="soft">
              Version ${version}. The same as a document: <a href="openapi.json">openapi.json</a>.
            </p>
            ${description.split(/\n{2,}/).map((paragraph) => html`<p>${prose(paragraph)}</p>`)}
            ${credentials.length === 0 ? '' : sandboxNote(credentials)}
            ${sections.map(
              ({ name, operations }) =>
                html`<h2>${name}</h2>
                  ${operations.map(renderOperation)}`,
            )}
            <h2 id="headers">Answer headers</h2>
            <div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Header</th>
                    <th scope="col">Meaning</th>
                  </tr>
                </thead>
                <tbody>
                  ${headers.map(
                    (one) =>
                      html`<tr>
                        <td><code>${one.name}</code></td>
                        <td>${prose(one.description)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
            <h2 id="errors">Errors</h2>
            <p>
              One form on every route. <code>error.code</code> is the contract; <code>message</code> follows
              <code>Accept-Language</code> (fr, ar, en).
            </p>
            <div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Code</th>
                    <th scope="col">Status</th>
                    <th scope="col">Retry</th>
                    <th scope="col">Message</th>
                  </tr>
                </thead>
                <tbody>
                  ${errors.map(
                    ({ code, status, retryable, message }) =>
                      html`<tr id="error-${code}">
                        <td><code>${code}</code></td>
                        <td>${status}</td>
                        <td>${retryable ? 'yes' : 'no'}</td>
                        <td>${message}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
          </main>
        </div>
      </body>
    </html>`;
  return String(await page);
}

function sandboxNote(credentials: readonly ShownCredential[]): Html {
  return html`<p>This is a sandbox. Its credentials are public, and refused by any live environment:</p>
    <div class="scroll">
      <table>
        <tbody>
          ${credentials.map(
            ({ name, value }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td><code>${value}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

const wanted: Readonly<Record<string, string>> = {
  apiKey: 'API key, header X-API-Key',
  bearer: 'Bearer token of a key',
  account: 'Bearer, the account token',
  basic: 'HTTP Basic, key id and secret',
};

function renderOperation(operation: ReferenceOperation): Html {
  const { id, method, path, summary, isDeprecated, description, credential, isOpen } = operation;
  const { answer, status, errors } = operation;
  const shown = operation.parameters.filter((one) => one.in !== 'header');
  const need =
    credential === null ? 'No credential' : `${wanted[credential] ?? credential}${isOpen ? ', or none' : ''}`;
  return html`<article id="${id}" aria-labelledby="${id}-name">
    <h3 id="${id}-name">${summary}</h3>
    <p class="route"><span class="${method.toLowerCase()}">${method}</span> ${path}</p>
    ${isDeprecated ? html`<p><strong>Deprecated.</strong> Its answers say until when, and what to use instead.</p>` : ''}
    <p class="soft">${need}. ${prose(description)}</p>
    ${
      shown.length === 0
        ? ''
        : html`<h4>Parameters</h4>
            <div class="scroll">
              <table>
                <tbody>
                  ${shown.map(renderParameter)}
                </tbody>
              </table>
            </div>`
    }
    <div class="examples">
      <div>
        <h4>Request</h4>
        <pre tabindex="0" role="region" aria-label="Request"><code>${curlOf(operation)}</code></pre>
      </div>
      ${
        answer === undefined
          ? ''
          : html`<div>
              <h4>Answer ${status}</h4>
              <pre
                tabindex="0"
                role="region"
                aria-label="Answer"
              ><code>${JSON.stringify(answer, null, 2)}</code></pre>
            </div>`
      }
    </div>
    <h4>Errors</h4>
    <ul class="codes">
      ${errors.map(
        (code) =>
          html`<li>
            <a href="#error-${code}"><code>${code}</code></a>
          </li>`,
      )}
    </ul>
  </article>`;
}

function renderParameter({ name, required, description = '', schema = {} }: ReferenceParameter): Html {
  return html`<tr>
    <td><code>${name}</code></td>
    <td>${required ? 'Required. ' : ''}${prose(description)} <span class="soft">${typeOf(schema)}</span></td>
  </tr>`;
}

/** A schema in a few words, such as `number, -90 to 90` or `fr | ar | en`. */
function typeOf(schema: Readonly<Record<string, unknown>>): string {
  const { type, minimum, maximum, items } = schema;
  const values = schema['enum'] ?? Object(items).enum;
  if (Array.isArray(values)) return values.join(' | ');
  const range =
    minimum === undefined && maximum === undefined ? '' : `, ${minimum ?? ''} to ${maximum ?? ''}`;
  return `${type ?? ''}${range}`;
}

/** Text whose backquoted parts are code. */
function prose(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

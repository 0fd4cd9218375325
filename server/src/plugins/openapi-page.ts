/** What the description says of one call. */
export interface DescribedCall {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content } | { $ref: string }>;
}
export type Content = Record<string, { schema: object }>;

export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  security: object[];
  components: Record<'schemas' | 'responses' | 'securitySchemes', Schemas>;
  /** By address, then by method in lower case. */
  paths: Record<string, Record<string, DescribedCall>>;
}
export type Schemas = Record<string, object>;

/** The page has a style element and nothing else to load or run. */
export const API_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{font-size:1rem;margin:2rem 0 .25rem}code,pre{font-family:ui-monospace,monospace}
pre{overflow:auto;padding:.75rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.5rem}
table{border-collapse:collapse}td,th{text-align:start;padding:.15rem 1rem .15rem 0;vertical-align:top}`;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The description as a page: every call with what it takes and gives. */
export function apiPage(description: ApiDescription): string {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => describedCall(`${method.toUpperCase()} ${path}`, call)),
  );
  const { info, components } = description;
  const refused = components.responses['Refused'] as { description: string } | undefined;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(info.title)} API</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<style>${STYLE}</style></head><body><main><h1>${escapeText(info.title)} API</h1>`,
    `<p>${escapeText(info.description)} ${escapeText(refused?.description ?? '')}</p>`,
    '<p><a href="/api/docs/json">The same as an OpenAPI document</a></p>',
    ...calls,
    schemaDetails('Shared schemas', components.schemas),
    '</main></body></html>',
  ].join('\n');
}

function describedCall(title: string, call: DescribedCall): string {
  const parameters = (call.parameters ?? []).map(
    (parameter) =>
      `<tr><td><code>${escapeText(parameter.name)}</code></td><td>${parameter.in}${
        parameter.required ? ', required' : ''
      }</td><td><code>${escapeText(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  const reply = call.responses['200'];
  return [
    `<h2 id="${escapeText(call.operationId)}"><code>${escapeText(title)}</code></h2><p>${escapeText(call.summary)}</p>`,
    parameters.length > 0
      ? `<table><thead><tr><th>Name</th><th>In</th><th>Shape</th></tr></thead><tbody>${parameters.join('')}</tbody></table>`
      : '',
    call.requestBody ? schemaDetails('Takes', call.requestBody.content) : '',
    reply && 'content' in reply ? schemaDetails('Gives', reply.content) : '',
  ].join('');
}

const schemaDetails = (summary: string, schema: object): string =>
  `<details><summary>${escapeText(summary)}</summary><pre>${escapeText(JSON.stringify(schema, null, 2))}</pre></details>`;

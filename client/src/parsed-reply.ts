import { PorticoError, refusalOf } from './portico-error.ts';

/** By content type, without its parameters. */
const PARSERS: Readonly<Record<string, (response: Response) => Promise<unknown>>> = {
  'application/json': (response) => response.json(),
  'text/csv': (response) => response.text(),
  'application/gzip': (response) => response.blob(),
};

/** The body of a successful reply. Throws a PorticoError for a refusal, and for a reply that is not Portico's. */
export async function parsedReply(response: Response): Promise<unknown> {
  if (!response.ok) throw refusalOf(response, jsonOrText(await response.text()));
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const parse = PARSERS[type.trim().toLowerCase()];
  if (parse) return parse(response);
  throw new PorticoError(
    `The reply has the type '${type}', which no call has: is baseUrl the address of a Portico site?`,
    response,
  );
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../kernel/app-error.ts';

/** Maximum nesting of objects and arrays, because code that reads them may recurse. */
const MAX_DEPTH = 64;
const [OPEN_OBJECT, OPEN_ARRAY, CLOSE_OBJECT, CLOSE_ARRAY, QUOTE, BACKSLASH] = Buffer.from('{[}]"\\');

/** Accepts only JSON bodies. */
export const jsonBodies = fp(async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  readJson(app, 'application/json');
});

/** Parses bodies of a content type as JSON: valid UTF-8, limited depth, no keys that change a prototype. */
export function readJson(app: FastifyInstance, type: string): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (request, body, done) => {
    if (isTooDeep(body))
      return done(new AppError('invalid', 'The JSON of the request is nested too deeply.'));
    let text: string;
    try {
      text = decoder.decode(body);
    } catch {
      return done(new AppError('invalid', 'The JSON of the request is not UTF-8.'));
    }
    // Its type allows a promise, which this parser never returns.
    void parse(request, text, done);
  });
}

function isTooDeep(json: Buffer): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

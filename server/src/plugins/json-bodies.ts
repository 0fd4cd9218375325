import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../kernel/app-error.ts';

/** Levels of objects and arrays within each other; what reads them may call itself once per level. */
const MAX_DEPTH = 64;
const [OPEN_OBJECT, OPEN_ARRAY, CLOSE_OBJECT, CLOSE_ARRAY, QUOTE, BACKSLASH] = Buffer.from('{[}]"\\');

/** Reads JSON bodies and no others. */
export const jsonBodies = fp(async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  readJson(app, 'application/json');
});

/** Reads bodies of a type as JSON: UTF-8 alone, not too deep, and without keys that would change a prototype. */
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
    // Its type says that it may give a promise, which this parser never does.
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

import {
  type Endpoint,
  endpoints,
  errorReplySchema,
  GRANT_HEADER,
  TEXT_FORMATS,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { STATUS_OF } from '../kernel/app-error.ts';
import type { ApiDescription, Content, DescribedCall, Schemas } from './api-description.ts';
import { API_TITLE, openApiPage } from './openapi-page.ts';
import { schemaNames } from './schema-names.ts';

/** Serves the API description, generated from the contracts that register the calls, as JSON and as a page. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  let description: ApiDescription | undefined;
  // On the first request: converting all schemas would delay the server's start.
  await openApiPage(app, () => (description ??= describeApi(endpoints)));
}

/** An OpenAPI 3.1 document of the calls. */
export function describeApi(calls: readonly Endpoint[]): ApiDescription {
  const schemas: Schemas = {};
  const errorReply = hoistDefinitions(namedSchema(errorReplySchema, 'output'), 'output', 'error', schemas);
  const paths: ApiDescription['paths'] = {};
  for (const call of calls) {
    const path = templateOf(call.path, Object.keys(paths));
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, path, schemas) };
  }
  const codes = Object.entries(STATUS_OF).map(([code, status]) => `${code} (${status})`);
  return {
    openapi: '3.1.0',
    info: {
      title: API_TITLE,
      version: '1',
      description: 'The host of a request selects the provider.',
    },
    security: [{}, { bearer: [] }, { grant: [] }],
    components: {
      schemas,
      responses: {
        Refused: {
          description: `Refused; the code says why: ${codes.join(', ')}, or crash (500). Of invalid, details name the wrong fields, each with a code (formats: ${TEXT_FORMATS.join(', ')}).`,
          content: inJson(errorReply),
        },
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The session token of the signed-in user, or an API key (`pk_…`).',
        },
        grant: {
          type: 'apiKey',
          in: 'header',
          name: GRANT_HEADER,
          description:
            'A token from a right passcode, which opens one private item. Separate several with commas.',
        },
      },
    },
    paths,
  };
}

/** The call's path as an OpenAPI template. Paths that differ only in parameter names share one. */
function templateOf(path: string, known: readonly string[]): string {
  const template = path.replace(/:(\w+)/g, '{$1}');
  const shape = (other: string) => other.replace(/\{\w+\}/g, '{}');
  return known.find((other) => shape(other) === shape(template)) ?? template;
}

function describeCall(call: Endpoint, path: string, schemas: Schemas): DescribedCall {
  const ownNames = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = [
    ...parametersOf(call.params, 'path').map((parameter) => ({
      ...parameter,
      name: names[ownNames.indexOf(parameter.name)] ?? parameter.name,
    })),
    ...parametersOf(call.query, 'query'),
    ...parametersOf(call.headers, 'header'),
  ];
  const hoisted = (schema: z.ZodType, io: 'input' | 'output') =>
    hoistDefinitions(namedSchema(schema, io), io, call.id, schemas);
  const content =
    (call.body && inTypes(call.bodyTypes ?? [JSON_TYPE], hoisted(call.body, 'input'))) ??
    (call.form && { 'multipart/form-data': { schema: hoisted(call.form, 'input') } });
  return {
    operationId: call.id,
    summary: call.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      '200': {
        description: 'Done',
        content: inTypes(
          [call.replyType ?? JSON_TYPE],
          call.replyType && !call.replyType.startsWith('text/') ? BINARY : hoisted(call.reply, 'output'),
        ),
      },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

const JSON_TYPE = 'application/json';
const BINARY = { type: 'string', format: 'binary' };
const inTypes = (types: readonly string[], schema: object): Content =>
  Object.fromEntries(types.map((type) => [type, { schema }]));
const inJson = (schema: object): Content => inTypes([JSON_TYPE], schema);

type Direction = 'input' | 'output';

function jsonSchema(schema: z.ZodType, io: Direction, metadata?: typeof schemaNames) {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(metadata ? { metadata } : {}),
  });
  return described;
}

/** The named schemas inside are definitions of their own. */
const namedSchema = (schema: z.ZodType, io: Direction) => jsonSchema(schema, io, schemaNames);

/**
 * Moves a schema's own definitions to the document's components, and rewrites its references; a recursive schema without
 * a name gets the call's. In requests a name ends in `Input`, because requests differ from replies (defaults, unknown
 * fields).
 */
function hoistDefinitions(
  schema: ReturnType<typeof jsonSchema>,
  io: Direction,
  callId: string,
  schemas: Schemas,
): object {
  const { $defs = {}, ...rest } = schema;
  const componentOf = (name: string) => {
    if (name.startsWith('__')) return `${callId}${name}`;
    return io === 'input' && !$defs[name]?.enum ? `${name}Input` : name;
  };
  const moved = <Part extends object>(part: Part): Part =>
    JSON.parse(
      JSON.stringify(part).replace(
        /"#\/\$defs\/(\w+)"/g,
        (_reference, name: string) => `"#/components/schemas/${componentOf(name)}"`,
      ),
    );
  for (const [name, definition] of Object.entries($defs)) schemas[componentOf(name)] = moved(definition);
  return moved(rest);
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query' | 'header') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property as object,
  }));
}

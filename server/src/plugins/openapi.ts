import { type Endpoint, endpoints, errorReplySchema } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The API's description at /api/docs/json, made from the same contracts that the calls are registered by. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  const document = describeApi(endpoints);
  app.get('/api/docs/json', () => document);
}

type Schemas = Record<string, object>;

/** An OpenAPI 3.1 document of the calls. */
export function describeApi(calls: readonly Endpoint[]): object {
  const schemas: Schemas = { ErrorReply: jsonSchema(errorReplySchema, 'output') };
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portico', version: '1' },
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    security: [{}, { bearer: [] }],
    paths,
  };
}

function describeCall(call: Endpoint, schemas: Schemas): object {
  const parameters = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')];
  const body = call.body && hoistDefinitions(jsonSchema(call.body, 'input'), call.id, schemas);
  const reply = hoistDefinitions(jsonSchema(call.reply, 'output'), call.id, schemas);
  return {
    operationId: call.id,
    summary: call.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      '200': { description: 'Done', content: json(reply) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/ErrorReply' }) },
    },
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

/** Moves a schema's own definitions, which recursion needs, to where references of an OpenAPI document point. */
function hoistDefinitions(schema: ReturnType<typeof jsonSchema>, callId: string, schemas: Schemas): object {
  const { $defs = {}, ...rest } = schema;
  const moved = <Part extends object>(part: Part): Part =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${callId}`));
  for (const [name, definition] of Object.entries($defs)) schemas[`${callId}${name}`] = moved(definition);
  return moved(rest);
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

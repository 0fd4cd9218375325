import { type Endpoint, endpoints, errorReplySchema } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The API's description at /api/docs/json, made from the same contracts that the calls are registered by. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  const document = describeApi(endpoints);
  app.get('/api/docs/json', () => document);
}

/** An OpenAPI 3.1 document of the calls. */
export function describeApi(calls: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portico', version: '1' },
    components: {
      schemas: { ErrorReply: jsonSchema(errorReplySchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    security: [{}, { bearer: [] }],
    paths,
  };
}

function describeCall(call: Endpoint): object {
  const parameters = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')];
  return {
    operationId: call.id,
    summary: call.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: { required: true, content: json(jsonSchema(call.body, 'input')) } } : {}),
    responses: {
      '200': { description: 'Done', content: json(jsonSchema(call.reply, 'output')) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/ErrorReply' }) },
    },
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });

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

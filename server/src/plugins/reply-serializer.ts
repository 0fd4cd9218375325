import createSerializer, { type AnySchema } from 'fast-json-stringify';
import { z } from 'zod';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
}

/**
 * Serializes a reply as Fastify does, by its JSON schema: fields that the contract does not list are dropped. Compiled on the
 * first reply, because compiling the serializers of all calls would delay the server's start. [T-05]
 */
export function createReplySerializer(reply: z.ZodType): (data: unknown) => string {
  let serialize: ReturnType<typeof createSerializer> | undefined;
  return (data) => (serialize ??= createSerializer(replySchema(reply) as AnySchema))(data as object);
}

function replySchema(reply: z.ZodType): Schema {
  const schema = z.toJSONSchema(reply, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
  return simplify(schema as Schema);
}

/** Keeps only what affects serialization. Limits are for input and would cost time here. */
function simplify(schema: Schema): Schema {
  if (schema.anyOf) return merge(schema.anyOf.map(simplify));
  const { type, properties, required, additionalProperties, items } = schema;
  const simple: Schema = {};
  if (type) simple.type = type;
  if (required) simple.required = required;
  if (items) simple.items = simplify(items);
  if (properties) {
    simple.properties = Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, simplify(part)]),
    );
  }
  if (additionalProperties !== undefined) {
    simple.additionalProperties =
      typeof additionalProperties === 'object' ? simplify(additionalProperties) : additionalProperties;
  }
  return simple;
}

/**
 * Merges alternatives into one schema with all their types and properties, because the serializer would try them one by
 * one. Unlisted fields are still dropped; the combination is no longer checked.
 */
function merge(alternatives: readonly Schema[]): Schema {
  const merged: Schema = { type: [...new Set(alternatives.flatMap(({ type = [] }) => type))] };
  for (const { properties, items, additionalProperties } of alternatives) {
    if (properties) merged.properties = { ...merged.properties, ...properties };
    if (items) merged.items = items;
    if (additionalProperties !== undefined) merged.additionalProperties = additionalProperties;
  }
  return merged;
}

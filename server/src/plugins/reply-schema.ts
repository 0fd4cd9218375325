import { z } from 'zod';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
}

/** Says how Fastify writes a reply of this contract: fields that it does not list are left out. [T-05] */
export function replySchema(reply: z.ZodType): object {
  const schema = z.toJSONSchema(reply, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
  return simplify(schema as Schema);
}

/** Keeps what says how a value is written; limits on values are for input, and would only be checked in vain. */
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
 * One schema in place of alternatives, which a writer would have to try one after the other: all their types, with all
 * their properties. It still lists what may be sent, though no longer in which combination.
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

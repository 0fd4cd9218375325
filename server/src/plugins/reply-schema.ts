import { z } from 'zod';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What says how a reply is written; limits on values are for input alone and would only cost time. */
const KEPT = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'const',
  'enum',
  '$ref',
  'definitions',
]);

/** Says how Fastify writes a reply of this contract: fields that it does not list are left out. [T-05] */
export function replySchema(reply: z.ZodType): object {
  const schema = z.toJSONSchema(reply, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
  return simplify(schema as Json) as object;
}

function simplify(schema: Json): Json {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const simple: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!KEPT.has(key)) continue;
    if ((key === 'properties' || key === 'definitions') && isObject(value)) {
      simple[key] = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, simplify(part)]));
    } else if (key === 'anyOf' && Array.isArray(value)) {
      const types = plainTypes(value);
      if (types) simple['type'] = types;
      else simple['anyOf'] = value.map(simplify);
    } else {
      simple[key] = simplify(value);
    }
  }
  return simple;
}

/** A union of plain values is told by a list of types, which is written much faster than alternatives are tried. */
function plainTypes(alternatives: readonly Json[]): Json[] | undefined {
  const types = alternatives.map((alternative) => {
    if (!isObject(alternative)) return undefined;
    const { type } = alternative;
    return type === 'string' || type === 'number' || type === 'boolean' || type === 'null' ? type : undefined;
  });
  return types.every((type) => type !== undefined) ? [...new Set(types)] : undefined;
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import fc from 'fast-check';

/** The part of JSON Schema that the API description uses. */
export interface JsonSchema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** Longer lists and texts find no more errors, and take the time of other cases. */
const MOST_ITEMS = 4;
const MOST_CHARACTERS = 40;
/** Clauses of a search nest without limit. */
const DEEPEST = 5;

/** Values that match the schema; `#/components/schemas/Name` refers to the definitions. */
export function arbitraryOf(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
  depth = 0,
): fc.Arbitrary<unknown> {
  const of = (part: JsonSchema) => arbitraryOf(part, definitions, depth + 1);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return of(definitions[name] ?? {});
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map(of));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map(of))
      .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === 'object')));
  }
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000_000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({
        min: schema.minimum ?? schema.exclusiveMinimum ?? -1e6,
        max: schema.maximum ?? 1e6,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return depth > DEEPEST
        ? fc.constant([])
        : fc.array(of(schema.items ?? {}), {
            minLength: Math.min(schema.minItems ?? 0, MOST_ITEMS),
            maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
          });
    case 'object':
      return objects(schema, of, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function texts({ pattern, minLength = 0, maxLength = MOST_CHARACTERS }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) {
    const matching = fc.stringMatching(new RegExp(pattern, 'u'));
    return matching.filter((text) => text.length >= minLength && text.length <= maxLength);
  }
  const max = Math.max(minLength, Math.min(maxLength, MOST_CHARACTERS));
  return fc.string({ unit: 'grapheme', minLength, maxLength: max });
}

function objects(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  of: (part: JsonSchema) => fc.Arbitrary<unknown>,
  depth: number,
): fc.Arbitrary<unknown> {
  const wanted = Object.entries(properties).filter(([name]) => depth <= DEEPEST || required.includes(name));
  const listed = fc.record(Object.fromEntries(wanted.map(([name, part]) => [name, of(part)])), {
    requiredKeys: required.filter((name) => name in properties),
    noNullPrototype: true,
  });
  if (typeof additionalProperties !== 'object') return listed;
  const more = fc.dictionary(fc.string({ maxLength: 10 }), of(additionalProperties), {
    maxKeys: 2,
    noNullPrototype: true,
  });
  return fc.tuple(more, listed).map(([extra, own]) => ({ ...extra, ...(own as object) }));
}

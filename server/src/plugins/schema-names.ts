import * as contracts from '@portico/shared/contracts';
import { z } from 'zod';

/**
 * The names of schemas in the API description: `portalSchema` of `shared/contracts` is the component `Portal`. Texts and
 * numbers have no name; their limits are written where they are used.
 */
export const schemaNames = z.registry<{ id: string }>();

for (const [name, schema] of Object.entries(contracts))
  if (name.endsWith('Schema') && isWorthAName(schema) && !schemaNames.has(schema))
    schemaNames.add(schema, { id: `${name.charAt(0).toUpperCase()}${name.slice(1, -'Schema'.length)}` });

function isWorthAName(schema: unknown): schema is z.ZodType {
  return schema instanceof z.ZodObject || schema instanceof z.ZodUnion || schema instanceof z.ZodEnum;
}

import type { z } from 'zod';
import { refusedFields } from '../../kernel/app-error.ts';
import { errorDetails } from '../../plugins/error-details.ts';

/** The parsed value of a field; throws 'invalid' with the first mistake. */
export function checkedField<Schema extends z.ZodType>(
  field: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const details = errorDetails(parsed.error.issues, field);
  throw refusedFields(details.slice(0, 1), `${field}: ${details[0]?.message}.`);
}

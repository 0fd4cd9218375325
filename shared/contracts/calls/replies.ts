import { z } from 'zod';
import { quotaFactsSchema } from '../quota.ts';

/** A failed call; `status` is 'fail', `reason` a sentence for a person. [ERR-07] */
export const errorReplySchema = z.object({
  status: z.literal('fail'),
  reason: z.string(),
  /** A stable code: 'permission-denied', 'not-found', 'invalid', 'conflict', ... */
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With the code 'conflict': who made the other change (a display name, if known) and when (ISO time). [T-49] */
  conflict: z.object({ by: z.string().optional(), at: z.string() }).optional(),
  /** With the code 'quota-exceeded'. */
  quota: quotaFactsSchema.optional(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

export const idSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w.-]+$/);
/** A name for URLs, chosen by a person: easy to read aloud and to type. */
export const plainNameSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens');
export const idParams = z.object({ id: idSchema });

/** Response of the calls with a `status` field. */
export const okWith = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal('ok'), data });

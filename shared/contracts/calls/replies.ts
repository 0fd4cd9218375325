import { z } from 'zod';
import { inFormat } from '../coded-check.ts';
import { DETAIL_CODES } from '../detail-codes.ts';
import { quotaFactsSchema } from '../quota.ts';

/** A failed call; `status` is 'fail', `reason` a sentence for a person. [ERR-07] */
export const errorReplySchema = z.object({
  status: z.literal('fail'),
  reason: z.string(),
  /** A stable code: 'permission-denied', 'not-found', 'invalid', 'conflict', ... */
  code: z.string(),
  /** Of 'invalid': each wrong field. `message` is English and for developers; readers get words for `code` and `values`. */
  details: z
    .array(
      z.object({
        path: z.string(),
        message: z.string(),
        code: z.enum(DETAIL_CODES).optional(),
        values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .optional(),
  /** With the code 'conflict': who made the other change (a display name, if known) and when (ISO time). [T-49] */
  conflict: z.object({ by: z.string().optional(), at: z.string() }).optional(),
  /** With the code 'quota-exceeded'. */
  quota: quotaFactsSchema.optional(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;
export type ErrorDetail = NonNullable<ErrorReply['details']>[number];

export const idSchema = z
  .string()
  .min(1)
  .max(80)
  .check(inFormat('id', /^[\w.-]+$/));
export const imageIdSchema = z.string().regex(/^[\w-]{1,80}$/);
/** A name for URLs, chosen by a person: easy to read aloud and to type. */
export const plainNameSchema = z
  .string()
  .max(80)
  .check(inFormat('slug', /^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'));
export const idParams = z.object({ id: idSchema });

/** Response of the calls with a `status` field. */
export const okWith = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal('ok'), data });

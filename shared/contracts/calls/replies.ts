import { z } from 'zod';

/** Why a call did not do what was asked; `status` is 'fail', `reason` a sentence for a person. [ERR-07] */
export const errorReplySchema = z.object({
  status: z.literal('fail'),
  reason: z.string(),
  /** A stable word to switch on: 'permission-denied', 'not-found', 'invalid', 'conflict', ... */
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

export const idSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w.-]+$/);
export const idParams = z.object({ id: idSchema });

/** The answer of the calls that say `status`. */
export const okWith = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal('ok'), data });

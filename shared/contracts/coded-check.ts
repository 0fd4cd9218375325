import { z } from 'zod';
import type { DetailCode, DetailValues, TextFormat } from './detail-codes.ts';

/**
 * A check by a pattern whose refusal names the format. 'filled' is for a pattern that only asks for a character that is
 * no space: its refusal is 'required'.
 */
export const inFormat = (format: TextFormat | 'filled', pattern: RegExp, message?: string) =>
  new z.core.$ZodCheckStringFormat({
    check: 'string_format',
    format,
    pattern,
    ...(message === undefined ? {} : { error: () => message }),
  });

/** The options of a `refine` whose refusal has a code. */
export const refusedAs = (code: DetailCode, message: string, values?: DetailValues) => ({
  error: message,
  params: { code, values },
});

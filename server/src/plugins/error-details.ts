import { DETAIL_CODES, type DetailCode, TEXT_FORMATS } from '@portico/shared/contracts';
import type { z } from 'zod';
import type { RefusedField } from '../kernel/app-error.ts';
import { clearIssues } from './clear-issues.ts';

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;
type Meaning = Pick<RefusedField, 'code' | 'values'>;

/** Maximum validation errors listed in a reply. */
const MAX_DETAILS = 50;

/** The details of a refused value. Parse it with `reportInput`, or a missing value cannot be told from a wrong one. */
export const errorDetails = (issues: readonly Issue[], place: string): RefusedField[] =>
  clearIssues(issues.slice(0, MAX_DETAILS))
    .slice(0, MAX_DETAILS)
    .map((issue) => ({
      path: [place, ...issue.path].join('.'),
      message: isUnsaid(issue) ? 'required' : issue.message,
      ...meaningOf(issue),
    }));

/** Code and values of a zod issue. */
export function meaningOf(issue: Issue): Meaning {
  if (issue.code !== 'custom' && isAbsent(issue)) return { code: 'required' };
  return (MEANINGS[issue.code] as (issue: Issue) => Meaning)(issue);
}

const isAbsent = ({ code, input }: Issue): boolean =>
  input === undefined || input === null ? HAS_INPUT.has(code) : code === 'too_small' && input === '';

/** Whether a value is missing whose contract has no words of its own for it. */
const isUnsaid = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && isAbsent(issue) && issue.message.startsWith('Invalid input');

/** Issues that can mean that the value is not there; an unknown key is there always. */
const HAS_INPUT: ReadonlySet<Issue['code']> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

const LIMITS = {
  string: { small: 'too-short', big: 'too-long' },
  array: { small: 'too-few', big: 'too-many' },
  number: { small: 'too-small', big: 'too-large' },
} as const;

const limitsOf = (origin: string): (typeof LIMITS)[keyof typeof LIMITS] =>
  origin === 'string' || origin === 'array' ? LIMITS[origin] : LIMITS.number;

/** The meaning of each kind of issue. A limit that is itself refused, as that of `positive`, is not named. */
const MEANINGS: { [Code in Issue['code']]: (issue: IssueOf<Code>) => Meaning } = {
  invalid_type: ({ expected }) => ({ code: 'type', values: { expected } }),
  too_small: ({ origin, minimum, inclusive }) => ({
    code: limitsOf(origin).small,
    ...(inclusive ? { values: { minimum: Number(minimum) } } : {}),
  }),
  too_big: ({ origin, maximum, inclusive }) => ({
    code: limitsOf(origin).big,
    ...(inclusive ? { values: { maximum: Number(maximum) } } : {}),
  }),
  invalid_format: ({ format }) =>
    format === 'filled'
      ? { code: 'required' }
      : { code: 'format', values: { format: TEXT_FORMATS.find((known) => known === format) ?? 'pattern' } },
  not_multiple_of: ({ divisor }) => ({ code: 'step', values: { step: divisor } }),
  invalid_value: () => ({ code: 'not-allowed' }),
  unrecognized_keys: () => ({ code: 'not-allowed' }),
  invalid_key: () => ({ code: 'not-allowed' }),
  invalid_union: ({ discriminator }) => ({ code: discriminator === undefined ? 'type' : 'not-allowed' }),
  invalid_element: () => ({ code: 'type' }),
  custom: ({ params }) => ({
    code: isDetailCode(params?.['code']) ? params['code'] : 'not-allowed',
    ...(params?.['values'] ? { values: params['values'] } : {}),
  }),
};

const isDetailCode = (code: unknown): code is DetailCode =>
  (DETAIL_CODES as readonly unknown[]).includes(code);

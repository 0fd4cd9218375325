/** What can be wrong with a field of a request, without schemas. `docs/errors.md` explains each code. */

/** The code of an error detail. Codes are stable: clients word them, and a code is never renamed or given another meaning. */
export const DETAIL_CODES = [
  'required',
  'type',
  'format',
  'not-allowed',
  'too-short',
  'too-long',
  'too-small',
  'too-large',
  'too-few',
  'too-many',
  'step',
  'too-complex',
  'taken',
  'unknown',
  'unsafe-link',
  'password-common',
  'password-name',
  'wrong',
  'cover-shape',
] as const;
export type DetailCode = (typeof DETAIL_CODES)[number];

/** `values.format` of the code 'format'; 'pattern' is any other pattern. */
export const TEXT_FORMATS = [
  'url',
  'date',
  'datetime',
  'time-of-day',
  'opening-hours',
  'color',
  'username',
  'email',
  'slug',
  'id',
  'passcode',
  'visible',
  'pattern',
] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** The limit that was violated: `minimum`, `maximum`, `step`, `format`, or `expected` of the code 'type'. */
export type DetailValues = Readonly<Record<string, string | number>>;

import { isApiError, type LocalizedDetail } from '@portico/shared/api';
import type { DetailCode } from '@portico/shared/contracts';
import type { FormProblems } from './use-form.ts';

/** A field that the server refused. */
export interface RefusedField {
  code: DetailCode | undefined;
  /** What is wrong, in the page's language; in English where the messages could not be loaded. */
  text: string;
}

/** The wrong fields that a failed call names; empty if it failed for another reason. */
export const detailsOf = (error: unknown): readonly LocalizedDetail[] =>
  (isApiError(error) && error.kind === 'status' ? error.details : undefined) ?? [];

/**
 * The refused fields of a form by their paths below `body.data`, for the outcome of its submission; a problem of
 * `name.th` is one of `name` too. `renamed`: fields that have another path in the request, by that path; '' for the part
 * that the form edits.
 */
export function refusedFields(
  error: unknown,
  renamed: Readonly<Record<string, string>> = {},
): FormProblems<RefusedField> {
  const problems: Partial<Record<string, RefusedField>> = {};
  for (const { path, code, message, text = message } of detailsOf(error)) {
    const sent = path.replace(/^(body\.)?(data\.)?/, '');
    const [from, to] = Object.entries(renamed).find(([part]) => `${sent}.`.startsWith(`${part}.`)) ?? [
      '',
      '',
    ];
    const parts = `${to}${sent.slice(from.length)}`.split('.').filter((part) => part !== '');
    for (let length = parts.length; length > 0; length--) {
      problems[parts.slice(0, length).join('.')] ??= { code, text };
    }
  }
  return problems;
}

/** The text of a field's problem: the server's, or that of a rule which the browser checked. */
export const problemText = <Rule extends string>(
  problem: Rule | RefusedField | undefined,
  textOf: (rule: Rule) => string,
): string | undefined =>
  problem === undefined ? undefined : typeof problem === 'string' ? textOf(problem) : problem.text;

import type { ContentProblem } from '@portico/shared/domain';
import { refusedFields } from '../../kernel/app-error.ts';

/** Throws 'invalid' when there are problems. [VAL-03..11] */
export function refuseProblems(problems: readonly ContentProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const details = problems.map(({ path, message, code = 'required', values }) => ({
    path: inRequest(path),
    message,
    code,
    values,
  }));
  // A one-word message needs its path.
  const reason = first.message.includes(' ') ? first.message : `${first.path}: ${first.message}`;
  throw refusedFields(details, reason);
}

/** Path of a field in the body of a save. */
export const inRequest = (path: string): string => `body.data.${path}`;

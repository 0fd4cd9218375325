import { useText } from '@portico/shared/platform';
import type { SignUpField, SignUpProblem } from './sign-up-problems.ts';

/** Fixed texts of the specification for two problems, in every language. */
const LITERAL = { required: 'required', mismatch: 'Password Not Match' } as const;

/** The problem of a field: the fixed text, with its translation if the page has another language. [VAL-01, VAL-02] */
export function FieldRemark({ field, problem }: { field: SignUpField; problem: SignUpProblem }) {
  const { t, language } = useText('mfe-creator');
  if (problem === 'rule') return t(`signUp.rule.${field}`);
  if (typeof problem === 'object') return problem.text;
  return (
    <>
      <bdi lang="en">{LITERAL[problem]}</bdi>
      {language === 'en' ? null : ` · ${t(`signUp.${problem}`)}`}
    </>
  );
}

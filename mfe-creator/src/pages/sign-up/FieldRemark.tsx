import { useText } from '@portico/shared/platform';
import type { SignUpField, SignUpProblem } from './sign-up-problems.ts';

/** The specification's words for two of the problems, the same in every language. [VAL-01, VAL-02] */
const LITERAL = { required: 'required', mismatch: 'Password Not Match' } as const;

/** What is wrong with a field: the literal words, with their translation beside them where the page speaks another language. */
export function FieldRemark({ field, problem }: { field: SignUpField; problem: SignUpProblem }) {
  const { t, language } = useText('mfe-creator');
  if (problem === 'rule') return t(`signUp.rule.${field}`);
  if (problem === 'common' || problem === 'name') return t(`signUp.weak.${problem}`);
  return (
    <>
      <bdi lang="en">{LITERAL[problem]}</bdi>
      {language === 'en' ? null : ` · ${t(`signUp.${problem}`)}`}
    </>
  );
}

import { WRONG_PASSCODE } from '@portico/shared/domain';
import { useWords } from '../words/use-words.ts';

/** The literal words are Thai in every language; the visitor's own stand beside them. [VAL-21, T-26] */
export function PasscodeError({ reason }: { reason: string }) {
  const { t, language } = useWords();
  if (reason !== WRONG_PASSCODE) return <bdi>{reason}</bdi>;
  return (
    <>
      <span lang="th">{WRONG_PASSCODE}</span>
      {language === 'th' ? null : <span css={{ display: 'block' }}>{t('passcode.wrong')}</span>}
    </>
  );
}

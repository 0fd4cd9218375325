import { useText } from '@portico/shared/platform';
import { Notice } from '@portico/shared/ui';

/** The specification's words, the same in every language; a translated line stands beneath them. [T-26] */
const CANNOT_GO_ON = "can't next step ";

/** Why Next did not go on, in the page and announced at once. [ERR-11, T-21] */
export function NextFailure({ message }: { message: string }) {
  const { t } = useText('mfe-creator');
  return (
    <Notice
      tone="danger"
      title={
        <bdi lang="en">
          {CANNOT_GO_ON}
          {message}
        </bdi>
      }
    >
      {t('wizard.nextFailed')}
    </Notice>
  );
}

import { useText } from '@portico/shared/platform';
import { Button, Notice } from '@portico/shared/ui';
import { ServerMessage } from '../../server-message/ServerMessage.tsx';
import type { WizardFailure } from './use-wizard-save.ts';

/** Fixed text of the specification in every language; a translated line follows it. */
const CANNOT_GO_ON = "can't next step";

/**
 * Why Next failed, announced at once. After a conflict the saved portal can be fetched again, and the input stays.
 * [ERR-11, T-21, T-49]
 */
export function NextFailure(props: {
  failure: WizardFailure | undefined;
  /** The step sends an unsent save by itself once the browser is online. */
  sendsWhenOnline?: boolean;
  onReload: () => void;
}) {
  const { failure, sendsWhenOnline = false, onReload } = props;
  const { t } = useText('mfe-creator');
  if (!failure) return null;
  const { message, isConflict } = failure;
  const isWaiting = sendsWhenOnline && failure.isUnsent;
  return (
    <Notice
      tone={isWaiting ? 'warning' : 'danger'}
      title={
        <>
          <bdi lang="en">{CANNOT_GO_ON}</bdi> <ServerMessage text={message} />
        </>
      }
      action={
        isConflict ? (
          <Button variant="secondary" size="sm" onClick={onReload}>
            {t('wizard.takeSaved')}
          </Button>
        ) : null
      }
    >
      {t(isWaiting ? 'wizard.waits' : isConflict ? 'wizard.conflict' : 'wizard.nextFailed')}
    </Notice>
  );
}

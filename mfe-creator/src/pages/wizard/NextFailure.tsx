import { useText } from '@portico/shared/platform';
import { Button, Notice } from '@portico/shared/ui';
import type { WizardSaveState } from './use-wizard-save.ts';

/** The specification's words, the same in every language; a translated line stands beneath them. [T-26] */
const CANNOT_GO_ON = "can't next step ";

/**
 * Why Next did not go on, in the page and announced at once [ERR-11, T-21]. After a conflict the saved portal is fetched
 * again on request; what was typed stays [T-49]. Without a network it waits for one, and then goes on by itself.
 */
export function NextFailure({ state, onReload }: { state: WizardSaveState; onReload: () => void }) {
  const { t } = useText('mfe-creator');
  if (state.kind !== 'failed') return null;
  return (
    <Notice
      tone={state.isWaiting ? 'warning' : 'danger'}
      title={
        <bdi lang="en">
          {CANNOT_GO_ON}
          {state.message}
        </bdi>
      }
      action={
        state.isConflict ? (
          <Button variant="secondary" size="sm" onClick={onReload}>
            {t('wizard.takeSaved')}
          </Button>
        ) : null
      }
    >
      {t(explanationOf(state))}
    </Notice>
  );
}

function explanationOf({ isConflict, isWaiting }: WizardSaveState & { kind: 'failed' }): string {
  if (isWaiting) return 'wizard.waits';
  return isConflict ? 'wizard.conflict' : 'wizard.nextFailed';
}

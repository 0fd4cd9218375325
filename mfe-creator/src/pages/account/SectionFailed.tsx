import { useText } from '@portico/shared/platform';
import { Button, Notice } from '@portico/shared/ui';
import { accountFailureKey } from './password-problems.ts';

/** The error state of a section, with Retry. */
export function SectionFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText('mfe-creator');
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('page.retry')}
        </Button>
      }
    >
      {t(accountFailureKey(error))}
    </Notice>
  );
}

import { failureMessage } from '@portico/shared/api';
import { useArchiveDownload } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, color, Notice } from '@portico/shared/ui';
import { Download } from 'lucide-react';

/** Downloads everything that the site stores about the person. */
export function DataSection() {
  const { t } = useText('mfe-creator');
  const { save, isLoading, failure } = useArchiveDownload('/api/account/export');
  return (
    <>
      <p css={{ color: color.inkMuted }}>{t('account.data.text')}</p>
      {failure === undefined ? null : <Notice tone="danger">{failureMessage(failure)}</Notice>}
      <div>
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          loading={isLoading}
          loadingLabel={t('account.data.working')}
          onClick={() => void save()}
        >
          {t('account.data.download')}
        </Button>
      </div>
    </>
  );
}

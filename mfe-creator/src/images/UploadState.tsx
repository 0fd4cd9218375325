import { useText } from '@portico/shared/platform';
import { Button, Cluster, Notice } from '@portico/shared/ui';
import { SignInAgain } from '../login/SignInAgain.tsx';
import { ServerMessage } from '../server-message/ServerMessage.tsx';
import type { PictureUpload } from './background-uploads.ts';
import { UploadProgress } from './UploadProgress.tsx';

/** State of a field's upload: its progress, or its failure with Retry and Cancel. [ERR-08] */
export function UploadState(props: { upload: PictureUpload; onCancel: () => void; onRetry: () => void }) {
  const { upload, onCancel, onRetry } = props;
  const { t } = useText('mfe-creator');
  switch (upload.kind) {
    case 'idle':
    case 'completed':
      return null;
    case 'sending':
      return <UploadProgress sent={upload.sent} onCancel={onCancel} />;
    case 'signed-out':
      return (
        <Notice
          tone="warning"
          title={t('picture.signedOut')}
          action={
            <Cluster>
              <SignInAgain />
              <Button size="sm" variant="quiet" onClick={onCancel}>
                {t('picture.discard')}
              </Button>
            </Cluster>
          }
        >
          {t('picture.signedOutText')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          title={<ServerMessage text={upload.message} />}
          action={
            <Cluster>
              <Button size="sm" onClick={onRetry}>
                {t('page.retry')}
              </Button>
              <Button size="sm" variant="quiet" onClick={onCancel}>
                {t('picture.discard')}
              </Button>
            </Cluster>
          }
        >
          {t('picture.uploadFailed')} {upload.reason ? <bdi>{upload.reason}</bdi> : null}
        </Notice>
      );
  }
}

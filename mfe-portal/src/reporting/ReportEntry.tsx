import type { Portal } from '@portico/shared/contracts';
import { useNotify } from '@portico/shared/platform';
import { Button } from '@portico/shared/ui';
import { Flag } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useBelowMap } from '../blocks/location/use-shows-map.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { ReportDialogProps } from './ReportDialog.tsx';

/** Button that reports the page; the dialog's code loads on the first press. [OPEN-56] */
export function ReportEntry({ portal }: { portal: Portal }) {
  const { t } = useMessages();
  const notify = useNotify();
  const belowMap = useBelowMap(portal, '36px');
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  async function open(): Promise<void> {
    setIsLoading(true);
    try {
      const { ReportDialog } = await import(/* webpackChunkName: "report" */ './ReportDialog.tsx');
      setDialog(() => ReportDialog);
      setIsOpen(true);
    } catch {
      notify({ tone: 'danger', text: t('report.notLoaded') });
    }
    setIsLoading(false);
  }

  return (
    <div
      css={[{ gridColumn: '1 / -1', justifySelf: 'start', '@media print': { display: 'none' } }, belowMap]}
    >
      <Button
        variant="quiet"
        size="sm"
        icon={<Flag size={16} aria-hidden="true" />}
        loading={isLoading}
        loadingLabel={t('report.opening')}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        {t('report.open')}
      </Button>
      {Dialog && isOpen ? <Dialog portal={portal} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

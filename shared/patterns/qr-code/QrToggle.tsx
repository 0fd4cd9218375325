import { Button, spacing } from '@portico/shared/ui';
import { QrCode as QrIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { QrCode, type QrCodeProps } from './QrCode.tsx';

interface QrToggleProps extends QrCodeProps {
  labels: QrCodeProps['labels'] & { show: string; hide: string };
}

/** Shows and hides the QR code of the page's URL, which is requested when it is first shown. [LIST-02] */
export function QrToggle(props: QrToggleProps) {
  const { labels } = props;
  const [isShown, setIsShown] = useState(false);
  const panel = useId();
  return (
    <div css={{ display: 'grid', gap: spacing[4], justifyItems: 'start' }}>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isShown}
        aria-controls={panel}
        onClick={() => setIsShown(!isShown)}
      >
        <QrIcon size={18} aria-hidden="true" />
        {isShown ? labels.hide : labels.show}
      </Button>
      <div id={panel} hidden={!isShown}>
        {isShown ? <QrCode {...props} /> : null}
      </div>
    </div>
  );
}

import { SHARE_TARGETS, type ShareTarget, shareAddress, shareableAddress } from '@portico/shared/domain';
import { usePageDeclaration } from '@portico/shared/platform';
import { Dialog, Menu, MenuItem } from '@portico/shared/ui';
import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { QrCode, type QrCodeProps } from '../qr-code/QrCode.tsx';
import { useCopyLink } from './use-copy-link.ts';

/** Brand names, which are not translated. */
const TARGET_NAMES: Record<ShareTarget, string> = { facebook: 'Facebook', x: 'X', line: 'LINE' };

interface ShareMenuProps {
  labels: QrCodeProps['labels'] & {
    share: string;
    /** Label of the entry that opens the device's share sheet. */
    device: string;
    qrCode: string;
    close: string;
  };
  /** The code with which other websites embed the page; without it, nothing is offered. */
  embed?: { code: () => string; label: string; copied: string } | undefined;
  /** `icon` for a toolbar, `button` with its label. */
  look?: 'icon' | 'button' | undefined;
}

/**
 * Shares the page's URL without secret and undeclared query keys: three networks, the clipboard, a QR code, and the device's share
 * sheet if it has one. If the sheet fails, the error is logged and the link is copied instead. [SHARE-01..05, T-47]
 */
export function ShareMenu({ labels, embed, look = 'icon' }: ShareMenuProps) {
  const [hasSheet, setHasSheet] = useState(false);
  const [isQrShown, setQrShown] = useState(false);
  // Only the browser knows whether there is a share sheet; the server renders the menu without it.
  useEffect(() => setHasSheet('share' in navigator), []);

  const declared = usePageDeclaration()?.query;
  const copyLink = useCopyLink(labels.copied);
  const copyCode = useCopyLink(embed?.copied ?? '', embed?.code);
  const openSheet = async (): Promise<void> => {
    try {
      await navigator.share({ title: document.title, url: shareableAddress(window.location.href, declared) });
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // oxlint-disable-next-line no-console -- a failure to share is only logged
      console.warn('[portico] the page could not be shared:', error);
      await copyLink();
    }
  };

  const icon = <Share2 size={20} aria-hidden="true" />;
  const asButton = { align: 'start', variant: 'secondary', size: 'sm' } as const;
  const trigger =
    look === 'icon' ? (
      icon
    ) : (
      <>
        {icon}
        {labels.share}
      </>
    );
  return (
    <>
      <Menu label={labels.share} trigger={trigger} {...(look === 'button' ? asButton : {})}>
        {SHARE_TARGETS.map((target) => (
          <ShareLink key={target} target={target} />
        ))}
        <MenuItem data-counts="share" onClick={() => void copyLink()}>
          {labels.copyLink}
        </MenuItem>
        <MenuItem data-counts="share" onClick={() => setQrShown(true)}>
          {labels.qrCode}
        </MenuItem>
        {embed ? (
          <MenuItem data-counts="share" onClick={() => void copyCode()}>
            {embed.label}
          </MenuItem>
        ) : null}
        {hasSheet ? (
          <MenuItem data-counts="share" onClick={() => void openSheet()}>
            {labels.device}
          </MenuItem>
        ) : null}
      </Menu>
      <Dialog
        open={isQrShown}
        onClose={() => setQrShown(false)}
        title={labels.qrCode}
        closeLabel={labels.close}
        size="sm"
      >
        <QrCode fileName="qr-code" labels={labels} />
      </Dialog>
    </>
  );
}

/** A component of its own, rendered only while the menu is open: the URL is known in the browser only. */
function ShareLink({ target }: { target: ShareTarget }) {
  const declared = usePageDeclaration()?.query;
  return (
    <MenuItem
      as="a"
      data-counts="share"
      href={shareAddress(target, window.location.href, declared)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {TARGET_NAMES[target]}
    </MenuItem>
  );
}

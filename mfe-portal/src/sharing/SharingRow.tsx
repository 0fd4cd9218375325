import type { Language, Portal } from '@portico/shared/contracts';
import { escapeHtml } from '@portico/shared/domain';
import { QrToggle, ShareMenu } from '@portico/shared/patterns';
import { spacing } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

/** Shares the page: on a network, by its link, or as a QR code that can be downloaded. [SHARE-01..05, OPEN-28] */
export function SharingRow({ portal }: { portal: Portal }) {
  const { t, localize, language } = useMessages();
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'start',
        gap: spacing[3],
        '@media print': { display: 'none' },
      }}
    >
      <ShareMenu
        look="button"
        embed={
          portal.isPrivate
            ? undefined
            : {
                code: () => embedCode(portal._id, localize(portal.title), language),
                label: t('share.embed'),
                copied: t('share.embedCopied'),
              }
        }
        labels={{
          share: t('share.label'),
          copyLink: t('share.copyLink'),
          copied: t('share.copied'),
          device: t('share.device'),
          qrCode: t('share.qrCode'),
          alt: t('qr.alt'),
          loading: t('qr.loading'),
          download: t('qr.download'),
          close: t('share.close'),
        }}
      />
      <QrToggle
        fileName={portal._id}
        // The code may be shown to people without access, so a private portal's picture is omitted.
        imageId={portal.isPrivate ? undefined : portal.mainImageId}
        labels={{
          show: t('qr.show'),
          hide: t('qr.hide'),
          alt: t('qr.alt'),
          loading: t('qr.loading'),
          download: t('qr.download'),
          copyLink: t('share.copyLink'),
          copied: t('share.copied'),
        }}
      />
    </div>
  );
}

/** The page's card for other websites, in its own frame, which needs no script there. */
function embedCode(id: string, title: string, language: Language): string {
  const card = `${location.origin}/embed/portals/${encodeURIComponent(id)}?lang=${language}`;
  return `<iframe src="${card}" title="${escapeHtml(title)}" loading="lazy" style="border:0;width:100%;max-width:520px;height:152px"></iframe>`;
}

import { ShareMenu } from '@portico/shared/patterns';
import { useMessages } from '../messages/use-messages.ts';

/** Share menu of a micro-site page. */
export function CatalogShareMenu() {
  const { t } = useMessages();
  return (
    <ShareMenu
      labels={{
        share: t('share.share'),
        copyLink: t('share.copyLink'),
        copied: t('share.copied'),
        device: t('share.device'),
        qrCode: t('share.qrCode'),
        alt: t('share.qrAlt'),
        loading: t('share.loading'),
        download: t('share.download'),
        close: t('share.close'),
      }}
    />
  );
}

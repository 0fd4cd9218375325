import { ShareMenu } from '@portico/shared/patterns';
import { useWords } from '../words/use-words.ts';

/** Shares a page of the catalogue micro-site. */
export function ShareCatalogPage() {
  const { t } = useWords();
  return (
    <ShareMenu
      words={{
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

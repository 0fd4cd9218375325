import { css } from '@emotion/react';
import { useWebConfigQuery } from '@portico/shared/api';
import { QrCode } from '@portico/shared/patterns';
import { color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';

const card = css({
  display: 'grid',
  justifyItems: 'center',
  gap: spacing[4],
  justifySelf: 'center',
  padding: spacing[6],
  borderRadius: radii.xl,
  background: color.surface,
  boxShadow: 'var(--shadow-sm)',
  textAlign: 'center',
  '& figure': { justifyItems: 'center' },
});

/** The page's URL as a QR code, with the provider's logo in it. [PAGE-02, SHARE-06, OPEN-28] */
export function PageQrCode({ fileName, address }: { fileName: string; address?: string | undefined }) {
  const { t } = useMessages();
  const { data: config, isLoading } = useWebConfigQuery();
  // Requested once, when it is known whether there is a logo.
  if (isLoading) return null;
  return (
    <section aria-label={t('qr.alt')} css={card}>
      <QrCode
        address={address}
        fileName={fileName}
        imageId={config?.logoImageId}
        labels={{
          alt: t('qr.alt'),
          loading: t('qr.loading'),
          download: t('qr.download'),
          copyLink: t('qr.copyLink'),
          copied: t('qr.copied'),
        }}
      />
      <p css={{ color: color.inkMuted, fontSize: fontSizes.sm, maxInlineSize: '26ch', textWrap: 'balance' }}>
        {t('qr.text')}
      </p>
    </section>
  );
}

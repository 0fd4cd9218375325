import { css } from '@emotion/react';
import { useWebConfigQuery } from '@portico/shared/api';
import { QrCode, useCopyLink } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import { Button, Cluster, color, radii, spacing } from '@portico/shared/ui';
import { Copy, ExternalLink, QrCode as QrIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { pageSection } from './page-section-styles.ts';

const address = css({
  display: 'block',
  padding: spacing[3],
  borderRadius: radii.md,
  background: color.sunken,
  fontFamily: 'inherit',
  overflowWrap: 'anywhere',
});

/** The page's address, to copy and as a QR code. */
export function PageAddress({ id, isPublished }: { id: string; isPublished: boolean }) {
  const { t } = useMessages();
  const { data: config } = useWebConfigQuery();
  const url = `${window.location.origin}/web-page/${id}`;
  const copy = useCopyLink(t('page.copied'), () => url);
  const [hasCode, setHasCode] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={pageSection}>
      <h2 id={titleId}>{t('page.address')}</h2>
      <code dir="ltr" css={address}>
        {url}
      </code>
      <Cluster gap={2}>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t('page.copy')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<QrIcon size={18} aria-hidden="true" />}
          aria-expanded={hasCode}
          onClick={() => setHasCode(!hasCode)}
        >
          {t('page.qr')}
        </Button>
        <Button
          as={Link}
          to={`/web-page/${id}`}
          variant="secondary"
          size="sm"
          icon={<ExternalLink size={18} aria-hidden="true" />}
        >
          {isPublished ? t('page.open') : t('page.openAsVisitor')}
        </Button>
      </Cluster>
      {hasCode ? (
        <QrCode
          address={url}
          fileName={id}
          imageId={config?.logoImageId}
          labels={{
            alt: t('page.qrAlt'),
            loading: t('page.qrLoading'),
            download: t('page.qrDownload'),
            copyLink: t('page.copy'),
            copied: t('page.copied'),
          }}
        />
      ) : null}
    </section>
  );
}

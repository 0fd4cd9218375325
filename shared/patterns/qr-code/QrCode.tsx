import { failureMessage, useQrCodeQuery } from '@portico/shared/api';
import { shareableAddress } from '@portico/shared/domain';
import { usePageDeclaration } from '@portico/shared/platform';
import { Button, buttonStyles, Loading, radii, Skeleton, spacing } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { useCopyLink } from '../share/use-copy-link.ts';

/** Rendered side of the code in px: large enough to scan from another screen. */
const SHOWN_PX = 240;

export interface QrCodeProps {
  /** The encoded URL; by default that of the page. */
  address?: string | undefined;
  /** Image in the centre of the code. */
  imageId?: string | undefined;
  /** Path of that image, if its id is unknown. */
  imagePath?: string | undefined;
  /** Name of the downloaded file, without extension. */
  fileName: string;
  labels: {
    alt: string;
    loading: string;
    download: string;
    copyLink: string;
    copied: string;
  };
}

/**
 * The QR code of a URL, by default that of the page, which only the browser knows. An error is logged, and the link can be copied instead.
 * [SHARE-06, SHARE-07, OPEN-28, T-47]
 */
export function QrCode(props: QrCodeProps) {
  const [pageAddress, setPageAddress] = useState<string>();
  const declared = usePageDeclaration()?.query;
  useEffect(() => setPageAddress(shareableAddress(window.location.href, declared)), [declared]);
  const address = props.address ?? pageAddress;
  return address === undefined ? (
    <CodeToCome label={props.labels.loading} />
  ) : (
    <Code {...props} address={address} />
  );
}

function CodeToCome({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton inlineSize={`${SHOWN_PX}px`} blockSize={`${SHOWN_PX}px`} radius={radii.lg} />
    </Loading>
  );
}

function Code({ imageId, imagePath, fileName, labels, address }: QrCodeProps & { address: string }) {
  const copyLink = useCopyLink(labels.copied, address === undefined ? undefined : () => address);
  const { data: picture, error } = useQrCodeQuery({
    text: address,
    ...(imageId ? { imageID: imageId } : {}),
    ...(imagePath ? { imagePath } : {}),
  });
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a missing code is only logged
    if (error) console.warn('[portico] there is no QR code for this page:', failureMessage(error));
  }, [error]);

  if (error) {
    return (
      <Button variant="secondary" size="sm" onClick={() => void copyLink()}>
        {labels.copyLink}
      </Button>
    );
  }
  if (picture === undefined) {
    return <CodeToCome label={labels.loading} />;
  }
  return (
    <figure css={{ display: 'grid', gap: spacing[3], justifyItems: 'start' }}>
      <img
        src={picture}
        alt={labels.alt}
        width={SHOWN_PX}
        height={SHOWN_PX}
        // Dark on light in every theme, as scanners require.
        css={{ borderRadius: radii.lg, background: 'white' }}
      />
      <a href={picture} download={`${fileName}.png`} css={buttonStyles({ variant: 'quiet', size: 'sm' })}>
        {labels.download}
      </a>
    </figure>
  );
}

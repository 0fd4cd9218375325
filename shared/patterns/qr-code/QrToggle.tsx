import { useQrCodeQuery } from '@portico/shared/api';
import { shareableAddress } from '@portico/shared/domain';
import { Button, buttonStyles, Loading, radii, Skeleton, spacing } from '@portico/shared/ui';
import { QrCode } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useCopyLink } from '../share/use-copy-link.ts';

/** Side of the code on the page, in px: large enough for a phone held over another's screen. */
const SHOWN_PX = 240;

interface QrToggleProps {
  /** The picture in the middle of the code. */
  imageId?: string | undefined;
  /** Name of the downloaded file, without its ending. */
  fileName: string;
  words: {
    show: string;
    hide: string;
    alt: string;
    loading: string;
    download: string;
    copyLink: string;
    copied: string;
  };
}

/**
 * Shows and hides the QR code of the page's address, which is asked for when it is first shown. Where there is none to
 * be had, that is only logged, and the link can be copied instead. [LIST-02, SHARE-06, SHARE-07, OPEN-28, T-47]
 */
export function QrToggle({ imageId, fileName, words }: QrToggleProps) {
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
        <QrCode size={18} aria-hidden="true" />
        {isShown ? words.hide : words.show}
      </Button>
      <div id={panel} hidden={!isShown}>
        {isShown ? <Code imageId={imageId} fileName={fileName} words={words} /> : null}
      </div>
    </div>
  );
}

function Code({ imageId, fileName, words }: QrToggleProps) {
  const copyLink = useCopyLink(words.copied);
  const address = shareableAddress(window.location.href);
  const { data: reply, error } = useQrCodeQuery({
    text: address,
    ...(imageId ? { imageID: imageId } : {}),
  });
  const failure = reply?.result === 'fail' ? reply.reason : error;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a missing code is only logged [SHARE-07]
    if (failure) console.warn('[portico] there is no QR code for this page:', failure);
  }, [failure]);

  if (failure) {
    return (
      <Button variant="secondary" size="sm" onClick={() => void copyLink()}>
        {words.copyLink}
      </Button>
    );
  }
  if (reply?.result !== 'ok') {
    return (
      <Loading label={words.loading}>
        <Skeleton inlineSize={`${SHOWN_PX}px`} blockSize={`${SHOWN_PX}px`} radius={radii.lg} />
      </Loading>
    );
  }
  return (
    <figure css={{ display: 'grid', gap: spacing[3], justifyItems: 'start' }}>
      <img
        src={reply.data}
        alt={words.alt}
        width={SHOWN_PX}
        height={SHOWN_PX}
        // Dark on light in every theme: scanners want it so.
        css={{ borderRadius: radii.lg, background: 'white' }}
      />
      <a href={reply.data} download={`${fileName}.png`} css={buttonStyles({ variant: 'quiet', size: 'sm' })}>
        {words.download}
      </a>
    </figure>
  );
}

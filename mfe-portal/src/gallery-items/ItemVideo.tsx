import { css } from '@emotion/react';
import { type VideoEmbed, videoEmbed } from '@portico/shared/domain';
import {
  color,
  Directional,
  fontSizes,
  isPlainClick,
  media,
  radii,
  spacing,
  VisuallyHidden,
} from '@portico/shared/ui';
import { ExternalLink as ExternalIcon, Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PictureMark } from './PictureMark.tsx';
import { pictureLink } from './picture-link-styles.ts';

const playButton = css({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: '50%',
  background: color.photoPlate,
  transition: 'transform var(--motion-fast) var(--motion-ease)',
  [media.hover]: { 'a:hover > &': { transform: 'scale(1.08)' } },
});

/** The triangle points the same way in every language; shifted to look centred. */
const playSign = css({ translate: '3px 0' });

const frame = css({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '84svh',
  border: 0,
  borderRadius: radii.lg,
  background: color.photoGround,
});

interface VideoProps {
  /** URL of the video, already validated as safe. */
  href: string;
  title: string;
}

/**
 * A video's poster, replaced by the player on a press; nothing is requested from the video's site before. [GAL-02,
 * T-13]
 */
export function ItemVideo({ href, title, poster }: VideoProps & { poster: ReactNode }) {
  const { t } = useMessages();
  const [isPlaying, setIsPlaying] = useState(false);
  const embed = videoEmbed(href);
  if (isPlaying && embed) return <PlayingVideo embed={embed} href={href} title={title} />;

  const play = (event: MouseEvent) => {
    if (!embed || !isPlainClick(event)) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <ExternalLink href={href} data-opens-here={embed && ''} css={pictureLink} onClick={play}>
      {poster}
      <VisuallyHidden>{title ? t('gallery.watch', { title }) : t('gallery.video')} </VisuallyHidden>
      <span css={playButton}>
        <Play size={32} fill="currentColor" aria-hidden="true" css={playSign} />
      </span>
      <PictureMark icon={null}>
        <bdi dir="ltr">{new URL(href).host}</bdi>
      </PictureMark>
    </ExternalLink>
  );
}

/** The player, and a link to the video in case the site refuses to be framed. */
function PlayingVideo({ embed, href, title }: VideoProps & { embed: VideoEmbed }) {
  const { t } = useMessages();
  const player = useRef<HTMLIFrameElement>(null);
  // Moves the focus from the removed poster to the player.
  useEffect(() => player.current?.focus(), []);
  return (
    <div css={{ display: 'grid', gap: spacing[2], justifyItems: 'start' }}>
      <iframe
        ref={player}
        title={title || t('gallery.video')}
        sandbox={embed.sandbox}
        // Known players refuse requests without a referrer; other sites get none.
        referrerPolicy={embed.isKnownPlayer ? 'strict-origin' : 'no-referrer'}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        loading="lazy"
        src={embed.src}
        css={frame}
        style={{ aspectRatio: embed.ratio }}
      />
      <ExternalLink
        href={href}
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: spacing[2],
          minBlockSize: 'var(--size-tap)',
          fontSize: fontSizes.sm,
          color: color.brandStrong,
        }}
      >
        <Directional>
          <ExternalIcon size={16} aria-hidden="true" />
        </Directional>
        {t('gallery.watchAt', { host: new URL(href).host })}
      </ExternalLink>
    </div>
  );
}

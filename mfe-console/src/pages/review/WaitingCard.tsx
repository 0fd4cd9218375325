import { css } from '@emotion/react';
import type { WaitingPortal } from '@portico/shared/contracts';
import { dateFormat, localizedFrom } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Button, Cluster, color, fontSizes, media, Picture, radii, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { PreviewLink } from './PreviewLink.tsx';

const card = css({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: spacing[4],
  alignItems: 'center',
  padding: spacing[4],
  borderRadius: radii.lg,
  background: color.surface,
  boxShadow: 'var(--shadow-sm)',
  [media.tabletUp]: { gridTemplateColumns: '120px minmax(0, 1fr) auto' },
});
const buttons = css({ gridColumn: '1 / -1', [media.tabletUp]: { gridColumn: 'auto' } });

/** One waiting portal: title, owner, date, preview and the button that decides. [OPEN-49] */
export function WaitingCard({ waiting, onDecide }: { waiting: WaitingPortal; onDecide: () => void }) {
  const { portal, editors, waitingSince } = waiting;
  const { t, language } = useMessages();
  const day = dateFormat(language).format(new Date(waitingSince));
  return (
    <article css={card}>
      <span css={{ borderRadius: radii.md, overflow: 'hidden', background: color.sunken }}>
        <Picture src={portal.smallImageURL ?? portal.imageURL} alt="" ratio={1} sizes="120px" />
      </span>
      <div css={{ display: 'grid', gap: spacing[1], minInlineSize: 0 }}>
        <h2
          lang={localizedFrom(portal.title, language)}
          css={{ fontSize: fontSizes.lg, overflowWrap: 'anywhere' }}
        >
          <LocalizedTitle text={portal.title} fallback={t('review.untitled')} />
        </h2>
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {editors.length > 0
            ? t('review.by', {
                names: new Intl.ListFormat(language).format(editors.map((editor) => editor.displayName)),
              })
            : null}
        </p>
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          <time dateTime={waitingSince}>{t('review.since', { day })}</time>
        </p>
      </div>
      <div css={buttons}>
        <Cluster gap={2}>
          <PreviewLink portal={portal} />
          <Button size="sm" onClick={onDecide}>
            {t('review.decide')}
          </Button>
        </Cluster>
      </div>
    </article>
  );
}

import { css } from '@emotion/react';
import { Link, useText } from '@portico/shared/platform';
import {
  CardLock,
  cardLinkStyles,
  clampLines,
  color,
  fontSizes,
  IconButton,
  media,
  Picture,
  radii,
  spacing,
} from '@portico/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BidiText } from '../../../cards/BidiText.tsx';
import { DistanceMark } from '../../../cards/DistanceMark.tsx';
import { useLocalizedText } from '../../../cards/use-localized-text.ts';
import { portalAddress } from '../../../search/hit-address.ts';
import type { PortalHit } from '../../../search/search.api.ts';

const panel = css({
  position: 'absolute',
  insetInline: spacing[3],
  insetBlockEnd: spacing[3],
  zIndex: 1,
  display: 'flex',
  alignItems: 'start',
  gap: spacing[1],
  maxBlockSize: 'min(60%, 320px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: spacing[2],
  borderRadius: radii.lg,
  background: color.raised,
  boxShadow: 'var(--shadow-lg)',
  [media.tabletUp]: { inlineSize: 400, insetInlineEnd: 'auto' },
});
const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'center',
  gap: spacing[3],
  padding: spacing[1],
  borderRadius: radii.md,
});

/** Cards of the pressed pin: one, or one for each portal of a cluster. */
export function ChosenPlaces({ hits, onClose }: { hits: readonly PortalHit[]; onClose: () => void }) {
  const { t } = useText('mfe-discovery');
  const region = useRef<HTMLElement>(null);
  const latestClose = useRef(onClose);
  const first = hits[0]?.source._id;
  useEffect(() => {
    latestClose.current = onClose;
  });
  // Moves the focus from the pin to its card, for keyboards.
  useEffect(() => {
    if (first) region.current?.querySelector('a')?.focus();
  }, [first]);
  useEffect(() => {
    const element = region.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latestClose.current();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section ref={region} aria-label={t('map.chosen')} css={panel}>
      <ul role="list" css={{ flex: 1, display: 'grid', gap: spacing[2], minInlineSize: 0 }}>
        {hits.map((hit) => (
          <li key={hit.source._id}>
            <ChosenCard hit={hit} />
          </li>
        ))}
      </ul>
      <IconButton label={t('map.close')} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </section>
  );
}

function ChosenCard({ hit }: { hit: PortalHit }) {
  const { t } = useText('mfe-discovery');
  const localize = useLocalizedText();
  const { source: portal, distanceKm } = hit;
  const title = localize(portal.title);
  const highlight = localize(portal.highlightSentence);
  return (
    <div css={card}>
      <div css={{ position: 'relative', overflow: 'hidden', borderRadius: radii.md }}>
        <Picture src={portal.smallImageURL ?? portal.imageURL} alt="" ratio={1} sizes="88px" />
        {portal.isPrivate ? (
          <div css={{ position: 'absolute', insetBlockStart: spacing[1], insetInlineEnd: spacing[1] }}>
            <CardLock label={t('card.private')} />
          </div>
        ) : null}
      </div>
      <div css={{ display: 'grid', gap: spacing[1], minInlineSize: 0 }}>
        <Link
          to={portalAddress(portal)}
          viewTransition
          lang={title.lang}
          css={[cardLinkStyles, clampLines(2), { fontWeight: 'var(--font-bold)' }]}
        >
          {title.text ? <BidiText content={title} /> : t('card.untitled')}
        </Link>
        {distanceKm === undefined ? null : (
          <span css={{ color: color.inkSubtle, fontSize: fontSizes.xs }}>
            <DistanceMark km={distanceKm} />
          </span>
        )}
        {highlight.text ? (
          <p
            lang={highlight.lang}
            css={[clampLines(2), { color: color.inkMuted, fontSize: fontSizes.sm, lineHeight: 1.4 }]}
          >
            <BidiText content={highlight} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

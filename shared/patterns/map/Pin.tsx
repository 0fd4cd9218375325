import { css } from '@emotion/react';
import { groupedNumber } from '@portico/shared/domain';
import { color, fontSizes } from '@portico/shared/ui';
import { Lock } from 'lucide-react';
import type { MapPin } from './map-view.ts';

/** Touch target of a pin, in px, together with the space around it. */
const PIN_PX = 34;
const CLUSTER_PX = 44;

const round = css({
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: '2px solid white',
  background: color.brand,
  color: color.onBrand,
  boxShadow: 'var(--shadow-md)',
  fontWeight: 'var(--font-bold)',
  fontSize: fontSizes.sm,
  fontVariantNumeric: 'tabular-nums',
});
const cluster = css(round, { inlineSize: CLUSTER_PX, blockSize: CLUSTER_PX });
/** A drop shape with three round corners; its point marks the position. */
const drop = css(round, {
  inlineSize: PIN_PX,
  blockSize: PIN_PX,
  // Not mirrored: the point is at the same corner in right-to-left pages.
  borderRadius: '50% 50% 50% 0',
  transform: 'rotate(-45deg)',
  transformOrigin: '50% 50%',
  marginBlockEnd: PIN_PX * 0.2,
  '& > *': { transform: 'rotate(45deg)' },
});
const chosen = css({ background: color.ink, color: color.ground, zIndex: 1 });
const dot = css({ inlineSize: 10, blockSize: 10, borderRadius: '50%', background: 'currentColor' });

/** The shape of a marker of one item, or of a cluster with its count. A private item shows a lock. */
export function Pin({ pin: { count = 1, isPrivate, isChosen } }: { pin: MapPin }) {
  const isCluster = count > 1;
  return (
    <span css={[isCluster ? cluster : drop, isChosen && chosen]}>
      {isCluster ? (
        <span>{groupedNumber(count)}</span>
      ) : isPrivate ? (
        <Lock size={15} aria-hidden="true" />
      ) : (
        <span css={dot} />
      )}
    </span>
  );
}

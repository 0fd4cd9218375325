import { css } from '@emotion/react';
import { Link, useText } from '@portico/shared/platform';
import { color, media, radii, spacing } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import { hashOfStep, WIZARD_PATH } from '../wizard/wizard-step.ts';

const card = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: spacing[3],
  blockSize: '100%',
  minBlockSize: 220,
  padding: spacing[4],
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: radii.lg,
  color: color.brandStrong,
  fontWeight: 'var(--font-medium)',
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color var(--motion-base) var(--motion-ease)',
  [media.hover]: { '&:hover': { background: color.brandSoft } },
});

/** The empty card with a plus, which leads to a new portal. [CREATOR-03] */
export function NewPortalCard() {
  const { t } = useText('mfe-creator');
  return (
    <Link to={{ pathname: WIZARD_PATH, hash: hashOfStep(0) }} css={card}>
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          inlineSize: 56,
          blockSize: 56,
          borderRadius: '50%',
          background: color.brand,
          color: color.onBrand,
        }}
      >
        <Plus size={28} aria-hidden="true" />
      </span>
      {t('myPortals.new')}
    </Link>
  );
}

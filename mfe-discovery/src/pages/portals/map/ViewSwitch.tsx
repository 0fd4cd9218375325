import { css } from '@emotion/react';
import { type PortalSearchQuery, portalSearchAddress } from '@portico/shared/domain';
import { useHasMaps } from '@portico/shared/patterns';
import { Link, useText } from '@portico/shared/platform';
import { color, fontSizes, media, radii, spacing } from '@portico/shared/ui';
import { List, Map as MapIcon } from 'lucide-react';

const row = css({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: 3,
  borderRadius: radii.pill,
  background: color.sunken,
  marginBlockEnd: spacing[6],
});
const choice = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing[2],
  minBlockSize: 'var(--size-tap)',
  paddingInline: spacing[5],
  borderRadius: radii.pill,
  color: color.inkMuted,
  fontSize: fontSizes.sm,
  fontWeight: 'var(--font-medium)',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.ink } },
  '&[aria-current]': { background: color.brandSoft, color: color.brandStrong, boxShadow: 'var(--shadow-sm)' },
});

/**
 * Switches between the list alone and a map beside it; nothing without a Maps key. The choice is in the URL, so that it
 * can be shared.
 */
export function ViewSwitch({ query }: { query: PortalSearchQuery }) {
  const { t } = useText('mfe-discovery');
  const hasMaps = useHasMaps();
  if (!hasMaps) return null;
  const views = [
    { view: undefined, label: t('map.list'), Icon: List },
    { view: 'map', label: t('map.map'), Icon: MapIcon },
  ] as const;
  return (
    <nav aria-label={t('map.views')} css={row}>
      {views.map(({ view, label, Icon }) => (
        <Link
          key={label}
          to={portalSearchAddress({ ...query, view })}
          replace
          preventScrollReset
          aria-current={query.view === view ? 'true' : undefined}
          css={choice}
        >
          <Icon size={18} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

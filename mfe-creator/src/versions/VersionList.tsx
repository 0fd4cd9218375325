import type { Portal, PortalVersion } from '@portico/shared/contracts';
import { MAX_PORTAL_VERSIONS } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Badge, color, fontSizes, media, radii, StateMessage, spacing } from '@portico/shared/ui';
import { ChevronRight } from 'lucide-react';
import { useVersionLabels } from './use-version-labels.ts';
import { VersionsState } from './VersionsState.tsx';
import { usePortalVersionsQuery } from './versions.api.ts';

/** The versions, newest first; each is a button with author, date and changed parts. */
export function VersionList(props: { portal: Portal; onOpen: (version: PortalVersion) => void }) {
  const { portal, onOpen } = props;
  const { t } = useText('mfe-creator');
  const { who, when, what } = useVersionLabels();
  const { data: versions, error, isFetching, refetch } = usePortalVersionsQuery(portal._id);

  if (isFetching || !versions) {
    return <VersionsState error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
  }
  if (versions.length === 0) {
    return <StateMessage kind="empty" title={t('versions.none')} text={t('versions.noneText')} />;
  }
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      <p css={{ color: color.inkMuted }}>{t('versions.text', { count: MAX_PORTAL_VERSIONS })}</p>
      <ol css={{ display: 'grid', gap: spacing[2], margin: 0, padding: 0, listStyle: 'none' }}>
        {versions.map((version) => (
          <li key={version.number}>
            <button type="button" onClick={() => onOpen(version)} css={rowStyles}>
              <span css={{ display: 'grid', gap: 2, flex: 1, minInlineSize: 0 }}>
                <span css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2], alignItems: 'center' }}>
                  <span css={{ fontWeight: 'var(--font-medium)' }}>{when(version)}</span>
                  {version.at === portal.modifiedDate ? (
                    <Badge tone="success">{t('versions.current')}</Badge>
                  ) : null}
                </span>
                <span css={{ overflowWrap: 'anywhere' }}>{what(version)}</span>
                {/** A grid item of its own would align a Latin or Thai name to the left of an Arabic row. */}
                <span css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
                  <bdi>{who(version)}</bdi>
                </span>
              </span>
              <ChevronRight
                size={20}
                aria-hidden="true"
                css={{ flex: 'none', color: color.inkMuted, '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
              />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: spacing[3],
  inlineSize: '100%',
  padding: `${spacing[3]} ${spacing[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radii.lg,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  [media.hover]: { '&:hover': { background: color.sunken } },
} as const;

import { tagName } from '@portico/shared/domain';
import { Link, useText } from '@portico/shared/platform';
import {
  Button,
  CardLock,
  Chip,
  Cluster,
  color,
  fontSizes,
  Loading,
  matchParent,
  media,
  Picture,
  radii,
  Skeleton,
  spacing,
} from '@portico/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocalizedText } from '../cards/use-localized-text.ts';
import { pendingName, useTagNames } from '../tags/use-tag-names.ts';
import { hitAddress } from './hit-address.ts';
import type { Hit } from './search.api.ts';
import { tagAddress } from './search-address.ts';
import type { SearchScope } from './search-requests.ts';
import type { Suggestions } from './use-suggestions.ts';

export const optionId = (panelId: string, index: number): string => `${panelId}-option-${index}`;

/**
 * Content of the dropdown: hits, '- empty -', a failure with retry, or a placeholder while loading. [HOME-11, OPEN-38]
 */
export function SuggestionPanel(props: {
  id: string;
  label: string;
  suggestions: Suggestions;
  scope: SearchScope;
  /** Index of the hit that the arrow keys have selected; -1 for none. */
  active: number;
  onChosen: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const isReady = props.suggestions.kind === 'ready';
  // Scrolls the box up on a phone, so that the dropdown is in the viewport.
  useEffect(() => {
    if (isReady) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isReady]);
  return (
    <div
      ref={panel}
      css={{
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: `calc(100% + ${spacing[2]})`,
        zIndex: 'var(--layer-menu)',
        maxBlockSize: 'min(60svh, 480px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollMarginBlock: spacing[4],
        padding: spacing[2],
        borderRadius: radii.lg,
        background: color.raised,
        color: color.ink,
        boxShadow: 'var(--shadow-lg)',
      }}
    >
      <PanelContent {...props} />
    </div>
  );
}

function PanelContent(props: Parameters<typeof SuggestionPanel>[0]) {
  const { id, label, suggestions, scope, active, onChosen } = props;
  const { t } = useText('mfe-discovery');
  switch (suggestions.kind) {
    case 'none':
      return null;
    case 'waiting':
      return (
        <Loading label={t('state.loading')}>
          <div css={{ display: 'grid', gap: spacing[2], padding: spacing[2] }}>
            {['80%', '60%', '70%'].map((width) => (
              <div key={width} css={{ display: 'flex', alignItems: 'center', gap: spacing[3] }}>
                <Skeleton inlineSize="48px" blockSize="48px" radius={radii.sm} />
                <Skeleton inlineSize={width} blockSize="1.1em" />
              </div>
            ))}
          </div>
        </Loading>
      );
    case 'failed':
      return (
        <div
          role="alert"
          css={{ display: 'grid', gap: spacing[3], justifyItems: 'start', padding: spacing[3] }}
        >
          <p>{t(suggestions.isOffline ? 'state.offlineTitle' : 'state.failedTitle')}</p>
          <Button variant="secondary" size="sm" onClick={suggestions.retry}>
            {t('state.retry')}
          </Button>
        </div>
      );
    case 'ready':
      if (suggestions.hits.length === 0) {
        return (
          <div role="status" css={{ padding: spacing[3], textAlign: 'center' }}>
            <p lang="en">{t('search.empty')}</p>
            <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t('search.emptyText')}</p>
          </div>
        );
      }
      return (
        <>
          <div id={id} role="listbox" aria-label={label}>
            {suggestions.hits.map((hit, index) => (
              <Suggestion
                key={`${hit.kind}-${hit.source._id}`}
                id={optionId(id, index)}
                hit={hit}
                isActive={index === active}
                onChosen={onChosen}
              />
            ))}
          </div>
          {suggestions.tags.length > 0 ? (
            <SuggestedTags tags={suggestions.tags} scope={scope} onChosen={onChosen} />
          ) : null}
        </>
      );
  }
}

/** Tags with a name that begins with the typed text, as links to their search. [SEARCH-12, OPEN-53] */
function SuggestedTags(props: { tags: readonly string[]; scope: SearchScope; onChosen: () => void }) {
  const { tags, scope, onChosen } = props;
  const { t } = useText('mfe-discovery');
  const { known, isPending } = useTagNames();
  return (
    <nav
      aria-label={t('card.tags')}
      css={{
        marginBlockStart: spacing[2],
        padding: spacing[2],
        borderBlockStart: `1px solid ${color.line}`,
      }}
    >
      <Cluster gap={2}>
        {tags.map((tag) => (
          <Chip key={tag} as={Link} to={tagAddress(tag, scope)} onClick={onChosen}>
            <bdi css={isPending && pendingName}>{tagName(known, tag)}</bdi>
          </Chip>
        ))}
      </Cluster>
    </nav>
  );
}

function Suggestion(props: { id: string; hit: Hit; isActive: boolean; onChosen: () => void }) {
  const { id, hit, isActive, onChosen } = props;
  const { t } = useText('mfe-discovery');
  const localize = useLocalizedText();
  const title = localize(hit.source.title);
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={hitAddress(hit)}
      viewTransition
      onClick={onChosen}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: spacing[3],
        padding: spacing[2],
        borderRadius: radii.md,
        color: 'inherit',
        textDecoration: 'none',
        background: isActive ? color.brandSoft : undefined,
        [media.hover]: { '&:hover': { background: color.brandSoft } },
      }}
    >
      <span css={{ flex: 'none', inlineSize: 48, borderRadius: radii.sm, overflow: 'hidden' }}>
        <Picture src={hit.source.smallImageURL ?? hit.source.imageURL} alt="" ratio={1} sizes="48px" />
      </span>
      <span css={{ display: 'grid', minInlineSize: 0, flex: 1 }}>
        <span
          lang={title.lang}
          dir="auto"
          css={{
            textAlign: matchParent,
            fontWeight: 'var(--font-medium)',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {title.text}
        </span>
        <span css={{ color: color.inkSubtle, fontSize: fontSizes.sm }}>{t(`search.kind.${hit.kind}`)}</span>
      </span>
      {hit.source.isPrivate ? <CardLock label={t('card.private')} /> : null}
    </Link>
  );
}

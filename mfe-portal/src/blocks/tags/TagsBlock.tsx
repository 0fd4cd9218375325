import { portalSearchAddress, tagName } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import { Chip, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { useBelowMap } from '../location/use-shows-map.ts';
import { NoInformation } from '../NoInformation.tsx';
import { useNamesOfPortalTagsQuery } from './tag-names.api.ts';

/** Tags as links to their search; as wide as the facts beside them. [PORTAL-02, PORTAL-17, OPEN-53] */
export function TagsBlock({ portal, isHidden }: BlockProps) {
  const { t, language } = useMessages();
  const tags = portal.tags ?? [];
  // Also while the names of an edited list are on their way, those of the list before.
  const { data: known, isLoading } = useNamesOfPortalTagsQuery(
    { language, tags },
    { skip: tags.length === 0 },
  );
  const belowMap = useBelowMap(portal, '140px');
  return (
    <div css={[{ gridColumn: '1 / -1' }, belowMap]}>
      <BlockFrame part="tags" title={t('tags.title')} isHidden={isHidden} isEmpty={tags.length === 0} boxed>
        {tags.length === 0 ? (
          <NoInformation />
        ) : (
          <ul role="list" css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
            {tags.map((tag) => (
              <li key={tag} css={{ display: 'flex', maxInlineSize: '100%' }}>
                <Chip as={Link} to={portalSearchAddress({ tags: [tag] })}>
                  {/* As it is stored, a tag may be in another language. */}
                  <bdi css={isLoading && { opacity: 0 }}>{tagName(known, tag)}</bdi>
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </BlockFrame>
    </div>
  );
}

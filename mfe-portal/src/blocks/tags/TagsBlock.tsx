import { portalSearchAddress } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import { Chip, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoInformation } from '../NoInformation.tsx';

/** Tags as links to their search; as wide as the facts beside them. [PORTAL-02, PORTAL-17] */
export function TagsBlock({ portal, isHidden }: BlockProps) {
  const { t } = useMessages();
  const tags = portal.tags ?? [];
  return (
    <div css={{ gridColumn: '1 / -1' }}>
      <BlockFrame part="tags" title={t('tags.title')} isHidden={isHidden} isEmpty={tags.length === 0} boxed>
        {tags.length === 0 ? (
          <NoInformation />
        ) : (
          <ul role="list" css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
            {tags.map((tag) => (
              <li key={tag} css={{ display: 'flex', maxInlineSize: '100%' }}>
                <Chip as={Link} to={portalSearchAddress({ tags: [tag] })}>
                  {tag}
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </BlockFrame>
    </div>
  );
}

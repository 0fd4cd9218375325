import { Link } from '@portico/shared/platform';
import { Button, SectionHeader, spacing } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { HomeTags } from './HomeTags.tsx';
import { TagList } from './TagList.tsx';
import { tagAddress } from './tag-address.ts';

/** /console/tags: the tags of the home page and their order, and the tag dictionary. [OPEN-53] */
export function TagsPage() {
  const { t } = useMessages();
  return (
    <ConsoleScreen
      title={t('tags.title')}
      text={t('tags.text')}
      action={
        <Button as={Link} to={tagAddress()} icon={<Plus size={18} aria-hidden="true" />}>
          {t('tags.new')}
        </Button>
      }
    >
      <div css={{ display: 'grid', gap: spacing[10] }}>
        <section aria-labelledby="home-tags">
          <SectionHeader id="home-tags" title={t('tags.home')} text={t('tags.homeText')} />
          <HomeTags />
        </section>
        <section aria-labelledby="all-tags">
          <SectionHeader id="all-tags" title={t('tags.all')} />
          <TagList />
        </section>
      </div>
    </ConsoleScreen>
  );
}

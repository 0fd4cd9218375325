import { Link, useSearchParams } from '@portico/shared/platform';
import { Button, Directional, spacing } from '@portico/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useTagDictionaryQuery } from '../tags/tags.api.ts';
import { MergeTag } from './MergeTag.tsx';
import { TagForm } from './TagForm.tsx';

/** /console/tags/edit: one tag of the dictionary, or a new one; `?tag=` is the text that portals store. [OPEN-53] */
export function TagPage() {
  const { t, localize } = useMessages();
  const [query] = useSearchParams();
  const id = query.get('tag') ?? undefined;
  const { data: dictionary, error, refetch } = useTagDictionaryQuery();
  const tag = dictionary?.find(({ _id }) => _id === id);
  const name = id === undefined ? t('tag.new') : localize(tag?.name) || id;
  return (
    <ConsoleScreen
      title={<bdi>{name}</bdi>}
      text={tag || !dictionary || id === undefined ? undefined : t('tag.unknown')}
      action={
        <Button
          as={Link}
          to="/console/tags"
          variant="secondary"
          size="sm"
          icon={
            <Directional>
              <ArrowLeft size={18} aria-hidden="true" />
            </Directional>
          }
        >
          {t('tag.back')}
        </Button>
      }
    >
      {dictionary ? (
        <div key={id ?? ''} css={{ display: 'grid', gap: spacing[10] }}>
          <TagForm
            id={id}
            tag={tag}
            dictionary={dictionary}
            reload={async () => (await refetch().unwrap()).find(({ _id }) => _id === id)}
          />
          {id === undefined ? null : <MergeTag id={id} name={name} dictionary={dictionary} />}
        </div>
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
    </ConsoleScreen>
  );
}

import { useWebConfigQuery } from '@portico/shared/api';
import { hasTranslation, offeredLanguages } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import { Badge, Button, Field, Select } from '@portico/shared/ui';
import { RecordList } from '../../lists/RecordList.tsx';
import { RecordRow } from '../../lists/RecordRow.tsx';
import { listQuery, useListAddress } from '../../lists/use-list-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { tagAddress } from './tag-address.ts';
import { useConsoleTagsQuery } from './tags.api.ts';

/** The dictionary, or the tags of pages that it does not have, each with the number of its pages. */
export function TagList() {
  const { t, localize, language } = useMessages();
  const address = useListAddress('name');
  const show = address.filter('show') || 'known';
  const query = useConsoleTagsQuery({ ...listQuery(address), show, language });
  const { data: config } = useWebConfigQuery();
  const languages = offeredLanguages(config);
  return (
    <RecordList
      label={t('tags.all')}
      address={address}
      query={query}
      idOf={({ _id }) => _id}
      nameOf={({ _id, name }) => localize(name) || _id}
      sorts={[
        { value: 'name', label: t('tags.byName') },
        { value: 'pages', label: t('tags.byPages') },
        { value: 'changed', label: t('tags.byChange') },
      ]}
      filters={
        <Field label={t('tags.show')}>
          <Select
            value={show}
            onChange={({ target }) => address.change({ show: target.value === 'known' ? '' : target.value })}
          >
            <option value="known">{t('tags.known')}</option>
            <option value="unknown">{t('tags.unknown')}</option>
          </Select>
        </Field>
      }
      empty={{
        title: t('tags.empty'),
        text: t('tags.emptyText'),
        action: (
          <Button as={Link} to={tagAddress()}>
            {t('tags.new')}
          </Button>
        ),
      }}
    >
      {({ _id, name, icon, isKnown, pages }, checkbox) => {
        const title = localize(name) || _id;
        const missing = languages.filter((each) => !hasTranslation(name, each));
        return (
          <RecordRow
            to={tagAddress(_id)}
            title={
              <>
                {icon ? <span aria-hidden="true">{`${icon} `}</span> : null}
                <bdi>{title}</bdi>
              </>
            }
            badges={config?.tags.includes(_id) ? <Badge>{t('tags.onHome')}</Badge> : null}
            facts={
              <>
                <span>{t('tags.pages', { count: pages })}</span>
                {title === _id ? null : <bdi>{_id}</bdi>}
                {isKnown && missing.length > 0 ? (
                  <span>
                    {t('tags.missing', {
                      languages: missing.map((each) => t(`language.${each}`)).join(', '),
                    })}
                  </span>
                ) : null}
              </>
            }
            checkbox={checkbox}
          />
        );
      }}
    </RecordList>
  );
}

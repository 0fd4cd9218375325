import { WEB_PAGE_STATES, type WebPageState } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import { Button, Field, Select } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { RecordList } from '../../lists/RecordList.tsx';
import { RecordRow } from '../../lists/RecordRow.tsx';
import { listQuery, useListAddress } from '../../lists/use-list-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useCustomPagesQuery } from './custom-pages.api.ts';
import { PageStateBadge } from './PageStateBadge.tsx';

const SORTS = ['title', 'changed'] as const;

/** /console/pages: the custom pages of the site. */
export function CustomPagesPage() {
  const { t, language } = useMessages();
  const moment = useMoment();
  const address = useListAddress('title');
  const state = WEB_PAGE_STATES.find((name) => name === address.filter('state'));
  const query = useCustomPagesQuery({
    ...listQuery(address),
    sort: SORTS.find((name) => name === address.sort) ?? 'title',
    ...(state ? { state } : {}),
  });
  const add = (
    <Button as={Link} to="/console/pages/new" icon={<Plus size={18} aria-hidden="true" />}>
      {t('pages.new')}
    </Button>
  );
  return (
    <ConsoleScreen title={t('pages.title')} text={t('pages.text')} action={add}>
      <RecordList
        label={t('pages.title')}
        address={address}
        query={query}
        idOf={({ id }) => id}
        nameOf={({ id, title }) => localized(title, language) || id}
        sorts={SORTS.map((value) => ({ value, label: t(`pages.sort.${value}`) }))}
        filters={
          <Field label={t('pages.shown')}>
            <Select value={state ?? ''} onChange={({ target }) => address.change({ state: target.value })}>
              <option value="">{t('pages.all')}</option>
              {WEB_PAGE_STATES.map((name: WebPageState) => (
                <option key={name} value={name}>
                  {t(`pages.state.${name}`)}
                </option>
              ))}
            </Select>
          </Field>
        }
        empty={{ title: t('pages.none'), text: t('pages.noneText'), action: add }}
      >
        {({ id, title, state: shown, menuOrder, at, by }, checkbox) => (
          <RecordRow
            to={`/console/pages/${id}`}
            title={<LocalizedTitle text={title} fallback={id} />}
            badges={<PageStateBadge state={shown} />}
            facts={
              <>
                <bdi dir="ltr">{`/web-page/${id}`}</bdi>
                {menuOrder === undefined ? null : <span>{t('pages.inMenu')}</span>}
                {at ? (
                  <span>
                    {by
                      ? t('pages.changedBy', { time: moment(at), name: by })
                      : t('pages.changed', { time: moment(at) })}
                  </span>
                ) : null}
              </>
            }
            checkbox={checkbox}
          />
        )}
      </RecordList>
    </ConsoleScreen>
  );
}

import { useWebConfigQuery } from '@portico/shared/api';
import { PEOPLE_SORTS, ROLES } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { selectUser, useSelector } from '@portico/shared/platform';
import { Badge, Button, Field, Select } from '@portico/shared/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { RecordList } from '../../lists/RecordList.tsx';
import { RecordRow } from '../../lists/RecordRow.tsx';
import { listQuery, useListAddress } from '../../lists/use-list-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useDay } from '../../messages/use-moment.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { PersonActions } from './PersonActions.tsx';
import { useConsolePeopleQuery } from './people.api.ts';

const SORT_LABELS = { name: 'people.byName', created: 'people.byCreated' } as const;

/** /console/people: all accounts of the provider. */
export function PeoplePage() {
  const { t } = useMessages();
  const day = useDay();
  const viewer = useSelector(selectUser);
  const { data: config } = useWebConfigQuery();
  const address = useListAddress(PEOPLE_SORTS[0]);
  const filters = ['role', 'disabled'].flatMap((name) => {
    const value = address.filter(name);
    return value ? [[name, value] as const] : [];
  });
  const query = useConsolePeopleQuery({ ...listQuery(address), ...Object.fromEntries(filters) });
  const [isInviting, setInviting] = useState(false);
  const isClosed = config?.isPrivate === true || config?.signUp === 'closed';
  const invite = isClosed ? null : (
    <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
      {t('people.invite')}
    </Button>
  );
  return (
    <ConsoleScreen
      title={t('people.title')}
      text={isClosed ? t('people.closed') : t('people.text')}
      action={invite}
    >
      <RecordList
        label={t('people.label')}
        address={address}
        query={query}
        idOf={({ uid }) => uid}
        nameOf={({ displayName }) => displayName}
        sorts={PEOPLE_SORTS.map((value) => ({ value, label: t(SORT_LABELS[value]) }))}
        filters={
          <>
            <Field label={t('people.role')}>
              <Select
                value={address.filter('role')}
                onChange={({ target }) => address.change({ role: target.value })}
              >
                <option value="">{t('people.anyRole')}</option>
                {ROLES.map((role) => (
                  <option key={role} value={role}>
                    {t(`role.${role}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('people.state')}>
              <Select
                value={address.filter('disabled')}
                onChange={({ target }) => address.change({ disabled: target.value })}
              >
                <option value="">{t('people.anyState')}</option>
                <option value="no">{t('people.enabled')}</option>
                <option value="yes">{t('people.disabled')}</option>
              </Select>
            </Field>
          </>
        }
        empty={{ title: t('people.none'), text: t('people.noneText'), action: invite }}
      >
        {(person) => (
          <RecordRow
            to={`/console/people/${person.uid}`}
            title={<bdi>{person.displayName}</bdi>}
            checkbox={<span />}
            badges={
              <>
                {person.uid === viewer?.uid ? <Badge>{t('people.you')}</Badge> : null}
                {person.roles.includes('admin') ? <Badge>{t('role.admin')}</Badge> : null}
                {person.deletesAt ? (
                  <Badge tone="warning">{t('people.leaves', { time: day(person.deletesAt) })}</Badge>
                ) : null}
                {person.isDisabled ? <Badge tone="danger">{t('people.disabled')}</Badge> : null}
              </>
            }
            facts={
              <>
                <bdi>{person.username}</bdi>
                <span>{t('people.pages', { number: groupedNumber(person.portals) })}</span>
                <span>{t('people.since', { time: day(person.createdDate) })}</span>
                {person.hasSecondFactor ? <span>{t('people.secondFactor')}</span> : null}
              </>
            }
            actions={person.uid === viewer?.uid ? null : <PersonActions person={person} />}
          />
        )}
      </RecordList>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </ConsoleScreen>
  );
}

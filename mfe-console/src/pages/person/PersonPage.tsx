import { isNotFound } from '@portico/shared/api';
import type { Person } from '@portico/shared/contracts';
import { Link, selectUser, useParams, useSelector } from '@portico/shared/platform';
import { Button, SectionHeader, StateMessage, spacing } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { PersonActions } from '../people/PersonActions.tsx';
import { useConsolePersonQuery } from '../people/people.api.ts';
import { PersonEntries } from './PersonEntries.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonPages } from './PersonPages.tsx';
import { ReviewSwitch } from './ReviewSwitch.tsx';
import { RolesForm } from './RolesForm.tsx';

/** /console/people/:uid: one account. */
export function PersonPage() {
  const { uid = '' } = useParams();
  const { t } = useMessages();
  const { currentData: person, error, refetch } = useConsolePersonQuery(uid);
  const viewer = useSelector(selectUser);
  if (!person) {
    return (
      <ConsoleScreen title={t('people.title')}>
        {isNotFound(error) ? (
          <StateMessage
            kind="not-found"
            title={t('person.missing')}
            text={t('person.missingText')}
            action={
              <Button as={Link} to="/console/people" variant="secondary">
                {t('person.toPeople')}
              </Button>
            }
          />
        ) : (
          <ListState error={error} onRetry={() => void refetch()} />
        )}
      </ConsoleScreen>
    );
  }
  const isOwn = person.uid === viewer?.uid;
  return (
    <ConsoleScreen
      title={<bdi>{person.displayName}</bdi>}
      action={isOwn ? undefined : <PersonActions person={person} />}
    >
      <PersonSections person={person} isOwn={isOwn} />
    </ConsoleScreen>
  );
}

function PersonSections({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { t } = useMessages();
  return (
    <div css={{ display: 'grid', gap: spacing[10] }}>
      <Part title={t('person.facts')}>
        <PersonFacts person={person} />
      </Part>
      <Part title={t('person.roles')} text={isOwn ? t('person.ownRoles') : t('person.rolesText')}>
        <RolesForm key={person.uid} person={person} isOwn={isOwn} />
      </Part>
      {isOwn ? null : (
        <Part title={t('person.reviewTitle')}>
          <ReviewSwitch person={person} />
        </Part>
      )}
      <Part title={t('person.pages')}>
        <PersonPages person={person} />
      </Part>
      <PersonEntries username={person.username} />
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} text={text} />
      {children}
    </section>
  );
}

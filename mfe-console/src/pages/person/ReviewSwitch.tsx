import { failureMessage } from '@portico/shared/api';
import type { Person } from '@portico/shared/contracts';
import { CheckField, Notice, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { useChangePersonMutation } from '../people/people.api.ts';

/** Whether a moderator looks at the changes of a person before visitors see them. */
export function ReviewSwitch({ person }: { person: Person }) {
  const { t } = useMessages();
  const [change, { error, isLoading }] = useChangePersonMutation();
  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      <CheckField
        isSwitch
        label={t('person.review')}
        hint={t('person.reviewHint')}
        disabled={isLoading}
        checked={person.isReviewed}
        onChange={(isReviewed) => void change({ uid: person.uid, isReviewed })}
      />
      {error ? (
        <Notice tone="danger" title={t('draftReview.failed')}>
          {failureMessage(error)}
        </Notice>
      ) : null}
    </div>
  );
}

import { css } from '@emotion/react';
import type { Person } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { Badge, color, media, radii, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';

const list = css({
  display: 'grid',
  gap: `${spacing[4]} ${spacing[6]}`,
  margin: 0,
  padding: spacing[5],
  border: `1px solid ${color.line}`,
  borderRadius: radii.lg,
  background: color.surface,
  [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' },
  '& dt': { color: color.inkMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** Facts of an account, none of which is secret. */
export function PersonFacts({ person }: { person: Person }) {
  const { t } = useMessages();
  const moment = useMoment();
  const { total, lastUsedDate } = person.sessions;
  const facts: readonly [key: string, value: ReactNode][] = [
    ['username', <bdi key="username">{person.username}</bdi>],
    ['created', moment(person.createdDate)],
    [
      'state',
      person.isDisabled ? (
        <Badge key="state" tone="danger">
          {t('people.disabled')}
        </Badge>
      ) : (
        t('people.enabled')
      ),
    ],
    ['password', t(person.hasPassword ? 'person.passwordSet' : 'person.passwordNone')],
    ['secondFactor', t(person.hasSecondFactor ? 'person.on' : 'person.off')],
    [
      'sessions',
      lastUsedDate
        ? t('person.lastUsed', { number: groupedNumber(total), time: moment(lastUsedDate) })
        : groupedNumber(total),
    ],
  ];
  return (
    <dl css={list}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`person.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useMoment } from '../messages/use-moment.ts';

/** Short facts of a town or listing in a list. */
export function PlaceFacts({
  score,
  modifiedDate,
  children,
}: {
  score?: number | undefined;
  modifiedDate?: string | undefined;
  /** The first facts, each in an element of its own. */
  children: ReactNode;
}) {
  const { t } = useMessages();
  const moment = useMoment();
  return (
    <>
      {children}
      {score === undefined ? null : <span>{t('places.scoreIs', { score: String(score) })}</span>}
      {modifiedDate ? (
        <time dateTime={modifiedDate}>{t('places.changedAt', { time: moment(modifiedDate) })}</time>
      ) : null}
    </>
  );
}

import { useMoment } from './use-moment.ts';

/** A time, and who did it where that is known. */
export function Moment({ at, by }: { at: string; by?: string | undefined }) {
  const moment = useMoment();
  return (
    <>
      <time dateTime={at}>{moment(at)}</time>
      {by ? (
        <>
          {' · '}
          <bdi>{by}</bdi>
        </>
      ) : null}
    </>
  );
}

import type { ReleaseEvent } from '@portico/shared/contracts';
import {
  Badge,
  Button,
  Cluster,
  color,
  fontSizes,
  SectionHeader,
  StateMessage,
  spacing,
  type Tone,
} from '@portico/shared/ui';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { codeText, panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormats } from './use-formats.ts';

const SHOWN_AT_FIRST = 10;

type Action = ReleaseEvent['action'];

const ACTIONS: Record<Action, { word: string; tone: Tone }> = {
  publish: { word: 'action.publish', tone: 'success' },
  try: { word: 'action.try', tone: 'warning' },
  promote: { word: 'action.promote', tone: 'success' },
  rollback: { word: 'action.rollback', tone: 'danger' },
  'automatic-rollback': { word: 'action.automaticRollback', tone: 'danger' },
  pin: { word: 'action.pin', tone: 'neutral' },
  unpin: { word: 'action.unpin', tone: 'neutral' },
  remove: { word: 'action.remove', tone: 'neutral' },
};

/** Changes of the rollout with author and time, the latest first. */
export function ReleaseHistory({ history }: { history: readonly ReleaseEvent[] }) {
  const { t } = useMessages();
  const [isWhole, setIsWhole] = useState(false);
  const titleId = useId();
  const latestFirst = [...history].sort((a, b) => b.at.localeCompare(a.at));
  const shown = isWhole ? latestFirst : latestFirst.slice(0, SHOWN_AT_FIRST);
  const hidden = latestFirst.length - shown.length;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('history.title')} />
      {shown.length === 0 ? (
        <StateMessage
          kind="empty"
          icon={<History size={28} strokeWidth={1.75} aria-hidden="true" />}
          title={t('history.none')}
          text={t('history.noneText')}
        />
      ) : (
        <div css={panel}>
          <ol role="list" css={{ display: 'grid', gap: spacing[4] }}>
            {shown.map((event) => (
              <HistoryLine key={`${event.at} ${event.action} ${event.name} ${event.version}`} event={event} />
            ))}
          </ol>
          {hidden > 0 ? (
            <Button variant="secondary" onClick={() => setIsWhole(true)}>
              {t('history.more', { number: hidden })}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}

function HistoryLine({ event }: { event: ReleaseEvent }) {
  const { t } = useMessages();
  const { moment, share } = useFormats();
  const { at, by, action, name, version, from, percent, reason } = event;
  const { word, tone } = ACTIONS[action];
  return (
    <li
      css={{
        display: 'grid',
        gap: spacing[1],
        '& + &': { paddingBlockStart: spacing[4], borderBlockStart: `1px solid ${color.line}` },
      }}
    >
      <Cluster gap={2}>
        <Badge tone={tone}>{percent === undefined ? t(word) : `${t(word)} · ${share(percent / 100)}`}</Badge>
        <bdi css={{ fontWeight: 'var(--font-medium)' }}>{name}</bdi>
        <span css={codeText}>{version}</span>
      </Cluster>
      <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
        <time dateTime={at}>{moment(at)}</time> {t('history.by', { by })}
        {from ? (
          <>
            {' · '}
            {t('history.from')} <span css={codeText}>{from}</span>
          </>
        ) : null}
      </p>
      {reason ? (
        <p dir="auto" css={{ fontSize: fontSizes.sm, textAlign: 'match-parent' }}>
          {reason}
        </p>
      ) : null}
    </li>
  );
}

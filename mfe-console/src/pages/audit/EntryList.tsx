import { css } from '@emotion/react';
import type { AuditRow } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { Badge, color, fontSizes, media, radii, spacing } from '@portico/shared/ui';
import { useMemo } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useDay } from '../../messages/use-moment.ts';
import { entryNotes, entrySentence } from './entry-sentence.ts';

const frame = css({
  border: `1px solid ${color.line}`,
  borderRadius: radii.lg,
  background: color.surface,
  '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
});

const row = css({
  display: 'grid',
  gap: `${spacing[1]} ${spacing[4]}`,
  padding: `${spacing[3]} ${spacing[4]}`,
  [media.tabletUp]: { gridTemplateColumns: '72px minmax(0, 1fr)', alignItems: 'baseline' },
});

const muted = css({ color: color.inkMuted, fontSize: fontSizes.sm });

/** Entries of the audit log as sentences, in a list for each day. */
export function EntryList({
  entries,
  headingLevel,
}: {
  /** Newest first. */
  entries: readonly AuditRow[];
  /** Of the days. */
  headingLevel: 2 | 3;
}) {
  const day = useDay();
  const days = new Map<string, AuditRow[]>();
  for (const entry of entries) {
    const name = day(entry.at);
    days.set(name, [...(days.get(name) ?? []), entry]);
  }
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={{ display: 'grid', gap: spacing[6] }}>
      {[...days].map(([name, ofDay]) => (
        <section key={name} aria-label={name}>
          <Heading css={{ fontSize: fontSizes.md, marginBlockEnd: spacing[2] }}>{name}</Heading>
          <ul role="list" css={frame}>
            {ofDay.map((entry) => (
              <li key={entry.id} css={row}>
                <Time at={entry.at} />
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Time({ at }: { at: string }) {
  const { language } = useMessages();
  const format = useMemo(
    () => new Intl.DateTimeFormat(dateFormat(language).resolvedOptions().locale, { timeStyle: 'short' }),
    [language],
  );
  return (
    <time dateTime={at} css={muted}>
      {format.format(new Date(at))}
    </time>
  );
}

function Entry({ entry }: { entry: AuditRow }) {
  const { t, localize } = useMessages();
  const notes = entryNotes(entry, t);
  return (
    <div css={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[2] }}>
        <span css={{ overflowWrap: 'anywhere' }}>{entrySentence(entry, { t, localize })}</span>
        {entry.outcome === 'done' ? null : (
          <Badge tone={entry.outcome === 'failed' ? 'warning' : 'danger'}>
            {t(`outcome.${entry.outcome}`)}
          </Badge>
        )}
      </div>
      {notes.length > 0 ? (
        <div css={[muted, { display: 'flex', flexWrap: 'wrap', columnGap: spacing[3] }]}>
          {notes.map((note) => (
            <span key={note} css={{ overflowWrap: 'anywhere' }}>
              {note}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}

import type { ReleaseSetFigures, Rollout } from '@portico/shared/contracts';
import { color, media, radii, SectionHeader, spacing } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { SetCard } from './SetCard.tsx';
import { useFormats } from './use-formats.ts';

/** The stable release set and the canary with their failure rates. */
export function LiveSets({
  rollout,
  figures,
  mayChange,
  note,
}: {
  rollout: Rollout;
  figures: readonly ReleaseSetFigures[];
  /** Whether the person may change what is live. */
  mayChange: boolean;
  /** When the figures were loaded. */
  note: ReactNode;
}) {
  const { t } = useMessages();
  const titleId = useId();
  const { stable, candidate } = rollout;
  const figuresOf = (id: string) => figures.find(({ set }) => set === id);
  const earlier = figures.filter(({ set }) => set !== stable.id && set !== candidate?.set.id);
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('live.title')} action={note} />
      <div css={{ display: 'grid', gap: spacing[4] }}>
        {candidate ? <ShareBar tried={candidate.percent / 100} /> : null}
        <div
          css={{
            display: 'grid',
            gap: spacing[4],
            [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
          }}
        >
          <SetCard
            kind="stable"
            packages={stable.packages}
            share={1 - (candidate?.percent ?? 0) / 100}
            figures={figuresOf(stable.id)}
            pins={rollout.pins}
            mayChange={mayChange}
            stableSet={stable.id}
          />
          {candidate ? (
            <SetCard
              kind="candidate"
              packages={candidate.set.packages}
              share={candidate.percent / 100}
              figures={figuresOf(candidate.set.id)}
              pins={rollout.pins}
              candidate={candidate}
              mayChange={mayChange}
            />
          ) : null}
        </div>
        {earlier.map((set) => (
          <SetCard key={set.set} kind="earlier" packages={set.packages} share={0} figures={set} pins={{}} />
        ))}
      </div>
    </section>
  );
}

/** Stacked bar of the two shares; its text is for screen readers. */
function ShareBar({ tried }: { tried: number }) {
  const { t } = useMessages();
  const { share } = useFormats();
  return (
    <div
      role="img"
      aria-label={t('live.share', { stable: share(1 - tried), candidate: share(tried) })}
      css={{ display: 'flex', gap: 3, blockSize: 10, borderRadius: radii.pill, overflow: 'hidden' }}
    >
      <div css={{ flex: 1 - tried, background: color.success }} />
      <div css={{ flex: tried, minInlineSize: 8, background: color.warning }} />
    </div>
  );
}

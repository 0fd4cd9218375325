import type { Candidate, ReleaseSetFigures, Rollout } from '@portico/shared/contracts';
import { Badge, Cluster, color, fontSizes, IconButton, spacing, type Tone } from '@portico/shared/ui';
import { Pin, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { caption, codeText, panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CanaryActions } from './CanaryActions.tsx';
import { ReleaseDecision } from './ReleaseDecision.tsx';
import { useRollBackReleaseMutation } from './releases.api.ts';
import { SetFigures } from './SetFigures.tsx';
import { useFormats } from './use-formats.ts';

type SetKind = 'stable' | 'candidate' | 'earlier';

const TONES: Record<SetKind, Tone> = { stable: 'success', candidate: 'warning', earlier: 'neutral' };

export interface SetCardProps {
  kind: SetKind;
  packages: Readonly<Record<string, string>>;
  /** Share of visitors, 0 to 1. */
  share: number;
  /** Undefined if no one has opened its pages lately. */
  figures: ReleaseSetFigures | undefined;
  pins: Rollout['pins'];
  candidate?: Candidate | undefined;
  /** Whether the person may change what is live. */
  mayChange?: boolean | undefined;
  /** The id of the stable set, for a package that can be rolled back. */
  stableSet?: string | undefined;
}

/** One release set: its share of visitors, its packages and its figures. */
export function SetCard({ kind, packages, share, figures, pins, candidate, ...props }: SetCardProps) {
  const { mayChange = false, stableSet } = props;
  const [rollsBack, setRollsBack] = useState<{ name: string; version: string }>();
  const [rollBack] = useRollBackReleaseMutation();
  const { t } = useMessages();
  const format = useFormats();
  return (
    <article css={panel}>
      <Cluster justify="space-between" gap={2}>
        <Badge tone={TONES[kind]}>{t(`live.${kind}`)}</Badge>
        {kind === 'earlier' ? null : (
          <span css={{ fontWeight: 'var(--font-bold)', fontSize: fontSizes.lg }}>
            {t('live.of', { share: format.share(share) })}
          </span>
        )}
      </Cluster>
      {candidate ? (
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {t('live.since', { time: format.moment(candidate.since), by: candidate.by })}
        </p>
      ) : null}
      <SetFigures figures={figures} />
      <div css={{ display: 'grid', gap: spacing[2] }}>
        <h3 css={caption}>{t('live.packages')}</h3>
        <ul
          role="list"
          css={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
            gap: `${spacing[2]} ${spacing[10]}`,
          }}
        >
          {Object.entries(packages).map(([name, version]) => (
            <li
              key={name}
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: `2px ${spacing[3]}`,
                alignItems: 'baseline',
                justifyContent: 'space-between',
              }}
            >
              <bdi css={{ fontSize: fontSizes.sm, fontWeight: 'var(--font-medium)' }}>{name}</bdi>
              <span css={{ display: 'inline-flex', alignItems: 'center', gap: spacing[2] }}>
                {candidate?.name === name ? <Badge tone="warning">{t('live.tried')}</Badge> : null}
                {pins[name] ? (
                  <Badge icon={<Pin size={13} aria-hidden="true" />}>{t('live.pinned')}</Badge>
                ) : null}
                <span css={[codeText, { color: color.inkMuted }]}>{version}</span>
                {mayChange && stableSet ? (
                  <IconButton
                    label={t('canary.rollBackOf', { name })}
                    onClick={() => setRollsBack({ name, version })}
                  >
                    <Undo2 size={18} aria-hidden="true" />
                  </IconButton>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {candidate && mayChange ? <CanaryActions candidate={candidate} /> : null}
      {rollsBack && stableSet ? (
        <ReleaseDecision
          title={t('canary.rollBackTitle')}
          text={t('canary.rollBackText')}
          release={`${rollsBack.name} ${rollsBack.version}`}
          confirmLabel={t('canary.rollBack')}
          tone="danger"
          decide={async (reason) => {
            const { error } = await rollBack({ name: rollsBack.name, set: stableSet, reason });
            return error;
          }}
          onClose={() => setRollsBack(undefined)}
        />
      ) : null}
    </article>
  );
}

import type { Candidate } from '@portico/shared/contracts';
import { Button, Cluster, Field, Select } from '@portico/shared/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { SHARES } from './PublishRelease.tsx';
import { ReleaseDecision } from './ReleaseDecision.tsx';
import { useChangeCanaryMutation, usePromoteCanaryMutation, useStopCanaryMutation } from './releases.api.ts';
import { useFormats } from './use-formats.ts';
import { useReleaseFailure } from './use-release-failure.ts';

/** Another share, promotion and end of the canary. The last two need a confirmation. */
export function CanaryActions({ candidate }: { candidate: Candidate }) {
  const { t } = useMessages();
  const { share } = useFormats();
  const fail = useReleaseFailure();
  const [changeShare, { isLoading }] = useChangeCanaryMutation();
  const [promote] = usePromoteCanaryMutation();
  const [stop] = useStopCanaryMutation();
  const [unconfirmed, setUnconfirmed] = useState<'promote' | 'stop'>();
  const { set, name, version, percent } = candidate;
  const shares = [...new Set<number>([...SHARES, percent])].sort((a, b) => a - b);
  const decide = { promote, stop };
  return (
    <>
      <Cluster gap={3} align="end">
        <Field label={t('canary.share')}>
          <Select
            value={percent}
            disabled={isLoading}
            onChange={async ({ target }) => {
              const { error } = await changeShare({ set: set.id, percent: Number(target.value) });
              if (error) fail(error);
            }}
          >
            {shares.map((one) => (
              <option key={one} value={one}>
                {share(one / 100)}
              </option>
            ))}
          </Select>
        </Field>
        <Button onClick={() => setUnconfirmed('promote')}>{t('canary.promote')}</Button>
        <Button variant="danger" onClick={() => setUnconfirmed('stop')}>
          {t('canary.stop')}
        </Button>
      </Cluster>
      {unconfirmed ? (
        <ReleaseDecision
          title={t(`canary.${unconfirmed}Title`)}
          text={t(`canary.${unconfirmed}Text`)}
          release={`${name} ${version}`}
          confirmLabel={t(`canary.${unconfirmed}`)}
          tone={unconfirmed === 'stop' ? 'danger' : 'primary'}
          decide={async (reason) => {
            const { error } = await decide[unconfirmed]({ set: set.id, reason });
            return error;
          }}
          onClose={() => setUnconfirmed(undefined)}
        />
      ) : null}
    </>
  );
}

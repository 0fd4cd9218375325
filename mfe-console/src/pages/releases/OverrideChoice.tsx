import { failureMessage } from '@portico/shared/api';
import type { Rollout } from '@portico/shared/contracts';
import { useForm } from '@portico/shared/patterns';
import {
  Button,
  Field,
  media,
  Notice,
  SectionHeader,
  Select,
  Skeleton,
  StateMessage,
  spacing,
} from '@portico/shared/ui';
import { PlugZap } from 'lucide-react';
import { useId } from 'react';
import { panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useOverrideChoicesQuery, useStartOverrideMutation } from './releases.api.ts';

/** Overrides one remote with an allowed origin, in this admin's browser only. */
export function OverrideChoice({ rollout }: { rollout: Rollout }) {
  const { t } = useMessages();
  const titleId = useId();
  const { data: choices, error } = useOverrideChoicesQuery();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('choice.title')} text={t('choice.text')} />
      {error ? <Notice tone="danger">{failureMessage(error)}</Notice> : null}
      {!choices && !error ? <Skeleton blockSize="104px" radius="20px" /> : null}
      {choices && choices.origins.length === 0 ? (
        <StateMessage
          kind="empty"
          icon={<PlugZap size={28} strokeWidth={1.75} aria-hidden="true" />}
          title={t('choice.none')}
          text={t('choice.noneText')}
        />
      ) : null}
      {choices && choices.origins.length > 0 ? (
        <ChoiceForm remotes={remotesOf(rollout)} origins={choices.origins} />
      ) : null}
    </section>
  );
}

const remotesOf = ({ stable }: Rollout): string[] =>
  Object.keys(stable.packages).filter((name) => name !== 'shell');

function ChoiceForm({ remotes, origins }: { remotes: readonly string[]; origins: readonly string[] }) {
  const { t } = useMessages();
  const [start] = useStartOverrideMutation();
  const form = useForm({
    initial: { remote: remotes[0] ?? '', origin: origins[0] ?? '' },
    submit: async (choice) => {
      const { error } = await start(choice);
      if (error) return { kind: 'failed', failure: error };
      // The next page is rendered with it.
      window.location.reload();
      return { kind: 'done' };
    },
  });
  const { values, failure, state } = form;

  return (
    <form
      {...form.formProps}
      css={[
        panel,
        { [media.tabletUp]: { gridTemplateColumns: '1fr 1fr auto', alignItems: 'end', gap: spacing[4] } },
      ]}
    >
      <Field label={t('choice.remote')}>
        <Select value={values.remote} onChange={(event) => form.edit({ remote: event.target.value })}>
          {remotes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label={t('choice.origin')}>
        <Select value={values.origin} onChange={(event) => form.edit({ origin: event.target.value })}>
          {origins.map((address) => (
            <option key={address}>{address}</option>
          ))}
        </Select>
      </Field>
      {/* Reserves the space of a field's message. */}
      <div css={{ display: 'grid', [media.tabletUp]: { marginBlockEnd: 6 } }}>
        <Button type="submit" loading={state.kind === 'submitting' || state.kind === 'done'}>
          {t('choice.start')}
        </Button>
      </div>
      {failure ? (
        <div css={{ gridColumn: '1 / -1' }}>
          <Notice tone="danger" title={t('choice.failed')}>
            {failureMessage(failure)}
          </Notice>
        </div>
      ) : null}
    </form>
  );
}

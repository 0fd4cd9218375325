import { isApiError } from '@portico/shared/api';
import { MAX_DISPLAY_NAME_LENGTH, type Passkey } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { type FormOutcome, useForm } from '@portico/shared/patterns';
import { useHydrated, useNotify, useText } from '@portico/shared/platform';
import {
  Badge,
  Button,
  Cluster,
  color,
  Field,
  fontSizes,
  media,
  Notice,
  PasswordInput,
  radii,
  spacing,
  TextInput,
} from '@portico/shared/ui';
import { useState } from 'react';
import { createPasskey, supportsPasskeys } from '../../passkeys/passkey-ceremony.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { OneField } from './OneField.tsx';
import { accountFailureKey } from './password-problems.ts';
import { NewRecoveryCodes } from './RecoveryCodesSection.tsx';
import { SectionFailed } from './SectionFailed.tsx';
import {
  useAddPasskeyMutation,
  usePasskeyCreationOptionsMutation,
  usePasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from './second-factors.api.ts';

type Step =
  | { kind: 'idle' }
  | { kind: 'add' }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'rename' | 'remove'; id: string };

/** The passkeys of the account: adds, renames and removes them. */
export function PasskeySection() {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const { data: passkeys, error, refetch } = usePasskeysQuery();
  const idle = () => setStep({ kind: 'idle' });
  const canAdd = useHydrated() && supportsPasskeys();

  if (!passkeys) {
    if (!error) return <AccountSkeleton rows={['72px']} />;
    return <SectionFailed error={error} onRetry={() => void refetch()} />;
  }

  function added(codes: readonly string[]) {
    notify({ tone: 'success', text: t('account.passkeys.added') });
    setStep(codes.length > 0 ? { kind: 'codes', codes } : { kind: 'idle' });
  }

  return (
    <>
      <p css={{ color: color.inkMuted }}>{t('account.passkeys.text')}</p>
      {passkeys.length > 0 ? (
        <ul css={{ display: 'grid', gap: spacing[3], margin: 0, padding: 0, listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              change={'id' in step && step.id === passkey.id ? step.kind : undefined}
              onChange={(kind) => setStep({ kind, id: passkey.id })}
              onDone={idle}
            />
          ))}
        </ul>
      ) : null}
      {step.kind === 'codes' ? <NewRecoveryCodes codes={step.codes} onSaved={idle} /> : null}
      {step.kind === 'add' ? <AddPasskey onAdded={added} onCancel={idle} /> : null}
      {step.kind === 'idle' && canAdd ? (
        <div>
          <Button variant="secondary" onClick={() => setStep({ kind: 'add' })}>
            {t('account.passkeys.add')}
          </Button>
        </div>
      ) : null}
      {canAdd ? null : <p>{t('account.passkeys.unsupported')}</p>}
    </>
  );
}

interface NewPasskey {
  name: string;
  password: string;
}

/** The failure is the key of its message. */
type AddOutcome = FormOutcome<NewPasskey, string>;

function AddPasskey(props: { onAdded: (codes: readonly string[]) => void; onCancel: () => void }) {
  const { onAdded, onCancel } = props;
  const { t } = useText('mfe-creator');
  const [begin] = usePasskeyCreationOptionsMutation();
  const [add] = useAddPasskeyMutation();
  const form = useForm<NewPasskey, string>({ initial: { name: '', password: '' }, submit: create });
  const { values, failure, isSubmitting } = form;
  const isReady = values.name.trim() !== '' && values.password !== '';
  const passwordInput = form.textInput('password');

  async function create({ name, password }: NewPasskey): Promise<AddOutcome> {
    const options = await begin(password);
    if (!options.data) {
      return statusOf(options.error) === 400
        ? { kind: 'failed', problems: { password: 'account.password.wrong' } }
        : failureOf(options.error);
    }
    const created = await createPasskey(options.data);
    if ('problem' in created)
      return { kind: 'failed', failure: `account.passkeys.problem.${created.problem}` };
    const { data, error } = await add({ name: name.trim(), passkey: created.passkey });
    if (!data) return failureOf(error);
    onAdded(data);
    return { kind: 'done' };
  }

  const wrongPassword = form.problemAt('password');
  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
      <Field label={t('account.passkeys.name')} hint={t('account.passkeys.nameHint')} required>
        <TextInput
          {...form.textInput('name')}
          name="passkeyName"
          autoComplete="off"
          maxLength={MAX_DISPLAY_NAME_LENGTH}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button before it leads to this field
          autoFocus
        />
      </Field>
      <Field label={t('account.password.current')} required error={wrongPassword ? t(wrongPassword) : null}>
        <PasswordInput
          {...passwordInput}
          name="passkeyPassword"
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          onChange={(event) => {
            passwordInput.onChange(event);
            form.clearFailure();
          }}
        />
      </Field>
      {failure ? <Notice tone="danger">{t(failure)}</Notice> : null}
      <Cluster>
        <Button
          type="submit"
          disabled={!isReady}
          loading={isSubmitting}
          loadingLabel={t('account.passkeys.adding')}
        >
          {t('account.passkeys.add')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('signUp.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}

function PasskeyRow(props: {
  passkey: Passkey;
  change: 'rename' | 'remove' | undefined;
  onChange: (change: 'rename' | 'remove') => void;
  onDone: () => void;
}) {
  const { passkey, change, onChange, onDone } = props;
  const { id, name, host, createdDate, lastUsedDate } = passkey;
  const { t, language } = useText('mfe-creator');
  const notify = useNotify();
  const [rename] = useRenamePasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const dates = dateFormat(language, { timeStyle: 'short' });
  const time = (key: string, date: string) => (
    <time dateTime={date}>{t(key, { date: dates.format(new Date(date)) })}</time>
  );

  /** Resolves to the error of the call, if any. */
  async function finish(call: Promise<{ error?: unknown }>, done: string): Promise<unknown> {
    const { error } = await call;
    if (error) return error;
    notify({ tone: 'success', text: t(done) });
    return onDone();
  }

  return (
    <li
      css={{
        display: 'grid',
        gap: spacing[3],
        alignItems: 'center',
        padding: `${spacing[3]} ${spacing[4]}`,
        border: `1px solid ${color.line}`,
        borderRadius: radii.lg,
        [media.tabletUp]: change ? {} : { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      }}
    >
      <div css={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2], alignItems: 'center' }}>
          <bdi css={{ fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' }}>{name}</bdi>
          {host === window.location.hostname ? null : (
            <Badge tone="neutral">{t('account.passkeys.elsewhere', { host })}</Badge>
          )}
        </span>
        <span css={{ display: 'grid', color: color.inkMuted, fontSize: fontSizes.sm }}>
          {time('account.passkeys.created', createdDate)}
          {lastUsedDate ? time('account.sessions.lastUsed', lastUsedDate) : null}
        </span>
      </div>
      {change === 'rename' ? (
        <OneField
          kind="name"
          name="passkeyNewName"
          label={t('account.passkeys.name')}
          initial={name}
          submit={t('account.passkeys.save')}
          wrong={t('account.passkeys.nameWrong')}
          onSubmit={(next) => finish(rename({ id, name: next.trim() }), 'account.passkeys.renamed')}
          onCancel={onDone}
        />
      ) : null}
      {change === 'remove' ? (
        <OneField
          kind="password"
          name="passkeyRemovePassword"
          label={t('account.password.current')}
          submit={t('account.passkeys.remove')}
          wrong={t('account.password.wrong')}
          onSubmit={(currentPassword) => finish(remove({ id, currentPassword }), 'account.passkeys.removed')}
          onCancel={onDone}
        />
      ) : null}
      {change ? null : (
        <Cluster gap={2}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('account.passkeys.renameOf', { name })}
            onClick={() => onChange('rename')}
          >
            {t('account.passkeys.rename')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('account.passkeys.removeOf', { name })}
            onClick={() => onChange('remove')}
          >
            {t('account.passkeys.remove')}
          </Button>
        </Cluster>
      )}
    </li>
  );
}

const statusOf = (error: unknown): number | undefined =>
  isApiError(error) && error.kind === 'status' ? error.status : undefined;

function failureOf(error: unknown): AddOutcome {
  switch (statusOf(error)) {
    case 400:
      return { kind: 'failed', failure: 'account.passkeys.problem.failed' };
    case 404:
      return { kind: 'failed', failure: 'account.passkeys.problem.late' };
    case 409:
      return { kind: 'failed', failure: 'account.passkeys.problem.refused' };
    default:
      return { kind: 'failed', failure: accountFailureKey(error) };
  }
}

import { failureMessage } from '@portico/shared/api';
import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import { FormDialog, useForm } from '@portico/shared/patterns';
import {
  Button,
  ConfirmDialog,
  Field,
  Notice,
  Select,
  TextArea,
  TextInput,
  useDeferredClose,
} from '@portico/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useConsolePortalFiltersQuery } from '../../portals.api.ts';
import { AssignPortals } from './AssignPortals.tsx';
import { type ActionPortal, type PortalOutcome, usePortalChanges } from './use-portal-changes.ts';

type Open = 'release' | 'reject' | 'tag' | 'delete';

interface PortalActionsProps {
  portals: readonly ActionPortal[];
  /** The pages are in the bin: they can only be restored. */
  isInBin: boolean;
  onDone: (outcome: PortalOutcome) => void;
  /** Buttons before Delete. */
  children?: ReactNode;
}

/** Release, Reject, Tag, Assign and Delete, or Restore, for one or several pages. */
export function PortalActions({ portals, isInBin, onDone, children }: PortalActionsProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState<Open>();
  const changes = usePortalChanges(portals);
  const [isRestoring, setRestoring] = useState(false);
  const close = () => setOpen(undefined);
  const done = (outcome: PortalOutcome) => {
    close();
    onDone(outcome);
  };

  async function restore(): Promise<void> {
    setRestoring(true);
    const outcome = await changes.restore().catch(() => undefined);
    setRestoring(false);
    if (outcome) onDone(outcome);
  }

  if (isInBin) {
    return (
      <Button size="sm" loading={isRestoring} onClick={() => void restore()}>
        {t('bin.restore')}
      </Button>
    );
  }
  const number = portals.length;
  return (
    <>
      {portals.every(({ status }) => status === 'RELEASE') ? null : (
        <Button size="sm" onClick={() => setOpen('release')}>
          {t('portals.actions.release')}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setOpen('reject')}>
        {t('portals.actions.reject')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setOpen('tag')}>
        {t('portals.actions.tag')}
      </Button>
      <AssignPortals
        ids={portals.map(({ id }) => id)}
        onDone={() => onDone({ refused: [], titles: new Map() })}
      />
      {children}
      <Button size="sm" variant="secondary" onClick={() => setOpen('delete')}>
        {t('portals.actions.delete')}
      </Button>
      {open === 'release' ? (
        <Confirm
          title={t('portals.release.title', { number })}
          text={t('portals.release.text')}
          confirmLabel={t('portals.actions.release')}
          tone="primary"
          portals={portals}
          run={changes.release}
          onClose={close}
          onDone={done}
        />
      ) : null}
      {open === 'delete' ? (
        <Confirm
          title={t('portals.delete.title', { number })}
          text={t('portals.delete.text')}
          confirmLabel={t('portals.actions.delete')}
          tone="danger"
          portals={portals}
          run={changes.remove}
          onClose={close}
          onDone={done}
        />
      ) : null}
      {open === 'reject' ? (
        <RejectDialog portals={portals} run={changes.reject} onClose={close} onDone={done} />
      ) : null}
      {open === 'tag' ? (
        <TagDialog portals={portals} run={changes.tag} onClose={close} onDone={done} />
      ) : null}
    </>
  );
}

interface DialogProps {
  portals: readonly ActionPortal[];
  onClose: () => void;
  onDone: (outcome: PortalOutcome) => void;
}

/** The names of the first pages, so that one sees what an action is about. */
const MOST_NAMES = 5;

function Names({ portals }: { portals: readonly ActionPortal[] }) {
  const { t, language } = useMessages();
  const names = portals.slice(0, MOST_NAMES).map(({ id, title }) => localized(title, language) || id);
  const more = portals.length - names.length;
  return (
    <ul css={{ margin: 0, paddingInlineStart: '1.2em', overflowWrap: 'anywhere' }}>
      {names.map((name, at) => (
        <li key={portals[at]?.id}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {more > 0 ? <li>{t('missing.more', { number: more })}</li> : null}
    </ul>
  );
}

function Confirm(
  props: DialogProps & {
    title: string;
    text: string;
    confirmLabel: string;
    tone: 'danger' | 'primary';
    run: () => Promise<PortalOutcome>;
  },
) {
  const { portals, title, text, confirmLabel, tone, run, onClose, onDone } = props;
  const { t } = useMessages();
  const { isClosing, close } = useDeferredClose(onClose);
  const [state, setState] = useState<{ isBusy: boolean; failure?: unknown }>({ isBusy: false });

  async function confirm(): Promise<void> {
    setState({ isBusy: true });
    try {
      onDone(await run());
    } catch (failure) {
      setState({ isBusy: false, failure });
    }
  }
  return (
    <ConfirmDialog
      open={!isClosing}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('portals.actions.cancel')}
      closeLabel={t('portals.actions.cancel')}
      tone={tone}
      busy={state.isBusy}
      onCancel={close}
      onConfirm={() => void confirm()}
    >
      <Names portals={portals} />
      <p>{text}</p>
      <Failure failure={state.failure} />
    </ConfirmDialog>
  );
}

function Failure({ failure }: { failure: unknown }) {
  const { t } = useMessages();
  if (failure === undefined) return null;
  return (
    <Notice tone="danger" title={t('portals.actions.failed')}>
      {failureMessage(failure)}
    </Notice>
  );
}

function RejectDialog({
  portals,
  run,
  onClose,
  onDone,
}: DialogProps & { run: (reason: string) => Promise<PortalOutcome> }) {
  const { t } = useMessages();
  const { isClosing, close } = useDeferredClose(onClose);
  const form = useForm<{ reason: string }, unknown>({
    initial: { reason: '' },
    problems: ({ reason }): Record<string, string> =>
      reason.trim() ? {} : { reason: t('portals.reject.noReason') },
    submit: ({ reason }) => submitted(run(reason.trim()), onDone),
  });
  return (
    <FormDialog
      open={!isClosing}
      title={t('portals.reject.title', { number: portals.length })}
      form={form}
      labels={{
        submit: t('portals.actions.reject'),
        cancel: t('portals.actions.cancel'),
        failed: t('portals.actions.failed'),
      }}
      tone="danger"
      onClose={close}
    >
      <Names portals={portals} />
      <Field
        label={t('portals.reject.reason')}
        hint={t('portals.reject.hint')}
        error={form.problemAt('reason')}
        required
      >
        <TextArea
          name="reason"
          dir="auto"
          rows={3}
          maxLength={CONTENT_LIMITS.sentence}
          value={form.values.reason}
          onChange={({ target }) => form.edit({ reason: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

interface TagValues {
  change: 'add' | 'remove';
  tag: string;
}

function TagDialog({
  portals,
  run,
  onClose,
  onDone,
}: DialogProps & { run: (values: TagValues) => Promise<PortalOutcome> }) {
  const { t } = useMessages();
  const { isClosing, close } = useDeferredClose(onClose);
  const { data } = useConsolePortalFiltersQuery();
  const listId = useId();
  const form = useForm<TagValues, unknown>({
    initial: { change: 'add', tag: '' },
    problems: ({ tag }): Record<string, string> => (tag.trim() ? {} : { tag: t('portals.tag.noTag') }),
    submit: ({ change, tag }) => submitted(run({ change, tag: tag.trim() }), onDone),
  });
  return (
    <FormDialog
      open={!isClosing}
      title={t('portals.tag.title', { number: portals.length })}
      form={form}
      labels={{
        submit: t(`portals.tag.${form.values.change}`),
        cancel: t('portals.actions.cancel'),
        failed: t('portals.actions.failed'),
      }}
      onClose={close}
    >
      <Names portals={portals} />
      <Field label={t('portals.tag.change')}>
        <Select
          name="change"
          value={form.values.change}
          onChange={({ target }) => form.edit({ change: target.value === 'remove' ? 'remove' : 'add' })}
        >
          <option value="add">{t('portals.tag.add')}</option>
          <option value="remove">{t('portals.tag.remove')}</option>
        </Select>
      </Field>
      <Field label={t('portals.tag.tag')} error={form.problemAt('tag')} required>
        <TextInput
          {...form.textInput('tag')}
          dir="auto"
          autoComplete="off"
          list={listId}
          maxLength={CONTENT_LIMITS.tag}
        />
      </Field>
      <datalist id={listId}>
        {data?.tags.map(({ tag }) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </FormDialog>
  );
}

async function submitted(running: Promise<PortalOutcome>, onDone: (outcome: PortalOutcome) => void) {
  try {
    onDone(await running);
    return { kind: 'done' } as const;
  } catch (failure) {
    return { kind: 'failed', failure } as const;
  }
}

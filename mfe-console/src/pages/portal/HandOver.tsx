import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { detailsOf, FormDialog, useForm } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button, Field, TextInput, useDeferredClose } from '@portico/shared/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useHandOverConsolePortalMutation } from '../../portals.api.ts';

/** The button that gives a page another owner. [OPEN-54] */
export function HandOver({ portalId }: { portalId: string }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('portal.handOver.action')}
      </Button>
      {isOpen ? <HandOverDialog portalId={portalId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function HandOverDialog({ portalId, onClose }: { portalId: string; onClose: () => void }) {
  const { t } = useMessages();
  const notify = useNotify();
  const { isClosing, close } = useDeferredClose(onClose);
  const [handOver] = useHandOverConsolePortalMutation();
  const form = useForm<{ username: string }, unknown>({
    initial: { username: '' },
    problems: ({ username }): Record<string, string> =>
      username.trim() ? {} : { username: t('portal.handOver.noUser') },
    submit: async ({ username }) => {
      const { error } = await handOver({ id: portalId, username: username.trim() });
      if (error) {
        const isUnknown = detailsOf(error).some(({ code }) => code === 'unknown');
        return isUnknown
          ? { kind: 'failed', problems: { username: t('portal.handOver.unknown') }, focus: 'username' }
          : { kind: 'failed', failure: error };
      }
      notify({ tone: 'success', text: t('portal.handOver.done', { name: username.trim() }) });
      close();
      return { kind: 'done' };
    },
  });
  return (
    <FormDialog
      open={!isClosing}
      size="sm"
      title={t('portal.handOver.title')}
      form={form}
      labels={{
        submit: t('portal.handOver.action'),
        cancel: t('portals.actions.cancel'),
        failed: t('form.notSaved'),
      }}
      onClose={close}
    >
      <p>{t('portal.handOver.text')}</p>
      <Field label={t('portal.handOver.user')} error={form.problemAt('username')} required>
        <TextInput
          {...form.textInput('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CONTENT_LIMITS.id}
        />
      </Field>
    </FormDialog>
  );
}

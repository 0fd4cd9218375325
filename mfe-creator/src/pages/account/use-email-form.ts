import { failureMessage } from '@portico/shared/api';
import type { account as accountCall, ReplyOf } from '@portico/shared/contracts';
import { type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { useNotify, useText } from '@portico/shared/platform';
import { useState } from 'react';
import { useRemoveEmailMutation, useRequestEmailMutation } from '../../account.api.ts';
import { accountFailureKey } from './password-problems.ts';

interface Values {
  email: string;
  currentPassword: string;
}

/** The form that changes the e-mail address of the account or removes it. Its input stays while it is closed. */
export function useEmailForm({ hasPassword }: Pick<ReplyOf<typeof accountCall>['data'], 'hasPassword'>) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [request] = useRequestEmailMutation();
  const [remove] = useRemoveEmailMutation();
  const [sentTo, setSentTo] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const ownPassword = (currentPassword: string) => (hasPassword ? { currentPassword } : {});

  const form = useForm<Values, string, 'required' | RefusedField>({
    initial: { email: '', currentPassword: '' },
    problems: ({ email, currentPassword }) => ({
      ...(email.trim() ? {} : { email: 'required' as const }),
      ...(hasPassword && !currentPassword ? { currentPassword: 'required' as const } : {}),
    }),
    submit: async ({ email, currentPassword }) => {
      const { error } = await request({ email: email.trim(), ...ownPassword(currentPassword) });
      if (error) {
        const problems = refusedFields(error);
        const isOfField = Object.keys(problems).length > 0;
        return { kind: 'failed', problems, ...(isOfField ? {} : { failure: accountFailureKey(error) }) };
      }
      setSentTo(email.trim());
      setOpen(false);
      return { kind: 'done', values: { email: '', currentPassword: '' } };
    },
  });

  async function removeAddress(): Promise<void> {
    const { error } = await remove(ownPassword(form.values.currentPassword));
    if (error) notify({ tone: 'danger', text: t('account.email.failed'), detail: failureMessage(error) });
    else {
      form.reset();
      setOpen(false);
      notify({ tone: 'success', text: t('account.email.removed') });
    }
  }

  return {
    form,
    removeAddress,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** The address that a mail was sent to. */
    sentTo,
  };
}

import { failureMessage } from '@portico/shared/api';
import { LANGUAGES, type Language, ROLES } from '@portico/shared/contracts';
import { problemText, useForm } from '@portico/shared/patterns';
import { LANGUAGE_NAMES } from '@portico/shared/platform';
import { Button, Dialog, Field, Notice, Select, spacing, TextInput } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { OneTimeValue } from '../../integrations/OneTimeValue.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { OwnPassword, type PersonProblem, useConfirmationFailure } from './OwnPassword.tsx';
import { type Invitation, useInvitePersonMutation } from './people.api.ts';

interface Values {
  role: (typeof ROLES)[number];
  currentPassword: string;
  /** '' if the address is only shown. */
  email: string;
  language: Language;
}

/** Creates the address of an invitation, and shows it once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useMessages();
  const formId = useId();
  const failed = useConfirmationFailure();
  const [invite] = useInvitePersonMutation();
  const [invitation, setInvitation] = useState<Invitation>();
  const form = useForm<Values, unknown, PersonProblem>({
    initial: { role: 'portal_creator', currentPassword: '', email: '', language },
    problems: ({ role, currentPassword }) =>
      role === 'admin' && !currentPassword ? { currentPassword: 'required' } : {},
    submit: async ({ role, currentPassword, email, language: mailLanguage }) => {
      const isAdmin = role === 'admin';
      const { data, error } = await invite({
        isAdmin,
        ...(isAdmin ? { currentPassword } : {}),
        ...(email.trim() ? { email, language: mailLanguage } : {}),
      });
      if (error) return failed(error);
      setInvitation(data);
      return { kind: 'done' };
    },
  });
  const { role } = form.values;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('people.inviteTitle')}
      closeLabel={t('people.cancel')}
      closesOnBackdrop={false}
      busy={form.isSubmitting}
      footer={
        invitation ? (
          <Button onClick={onClose}>{t('people.done')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('people.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={form.isSubmitting}>
              {t('people.inviteSubmit')}
            </Button>
          </>
        )
      }
    >
      {invitation ? (
        <NewInvitation invitation={invitation} email={form.values.email.trim()} />
      ) : (
        <form id={formId} {...form.formProps} css={{ display: 'grid', gap: spacing[5] }}>
          <p>{t('people.inviteText')}</p>
          <Field label={t('people.inviteAs')} hint={t(`role.${role}Text`)}>
            <Select
              name="role"
              value={role}
              onChange={({ target }) => form.edit({ role: target.value as Values['role'] })}
            >
              {ROLES.map((name) => (
                <option key={name} value={name}>
                  {t(`role.${name}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('people.inviteEmail')}
            hint={t('people.inviteEmailHint')}
            error={problemText(form.problemAt('email'), () => t('people.passwordNeeded'))}
          >
            <TextInput
              {...form.textInput('email')}
              type="email"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={254}
            />
          </Field>
          {form.values.email.trim() ? (
            <Field label={t('people.inviteLanguage')}>
              <Select
                name="language"
                value={form.values.language}
                onChange={({ target }) => form.edit({ language: target.value as Language })}
              >
                {LANGUAGES.map((code) => (
                  <option key={code} value={code} lang={code}>
                    {LANGUAGE_NAMES[code]}
                  </option>
                ))}
              </Select>
            </Field>
          ) : null}
          {role === 'admin' ? <OwnPassword form={form} /> : null}
          {form.failure === undefined ? null : (
            <Notice tone="danger" title={t('people.failed')}>
              {failureMessage(form.failure)}
            </Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}

function NewInvitation({
  invitation: { address, expiresAt },
  email,
}: {
  invitation: Invitation;
  email: string;
}) {
  const { t } = useMessages();
  const moment = useMoment();
  return (
    <OneTimeValue
      announcement={email ? t('people.inviteMailed', { email }) : t('people.inviteReady')}
      label={t('people.inviteAddress')}
      hint={t('people.inviteUntil', { time: moment(expiresAt) })}
      value={address}
    />
  );
}

import { LANGUAGES, type Language, ROLES } from '@portico/shared/contracts';
import { problemText, useForm } from '@portico/shared/patterns';
import { LANGUAGE_NAMES } from '@portico/shared/platform';
import { Field, Select, TextInput } from '@portico/shared/ui';
import { useState } from 'react';
import { OneTimeDialog } from '../../integrations/OneTimeDialog.tsx';
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
    <OneTimeDialog
      title={t('people.inviteTitle')}
      text={t('people.inviteText')}
      submitLabel={t('people.inviteSubmit')}
      failureTitle={t('people.failed')}
      form={form}
      created={
        invitation ? <NewInvitation invitation={invitation} email={form.values.email.trim()} /> : undefined
      }
      onClose={onClose}
    >
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
    </OneTimeDialog>
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

import { css } from '@emotion/react';
import { isUnsent } from '@portico/shared/api';
import { type Person, ROLES, type Role } from '@portico/shared/contracts';
import { useForm } from '@portico/shared/patterns';
import { color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { rowCheckbox } from '../../lists/RecordRow.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { OwnPassword, type PersonProblem, useConfirmationFailure } from '../people/OwnPassword.tsx';
import { useChangePersonMutation, useConsolePersonQuery } from '../people/people.api.ts';

interface Values {
  roles: readonly Role[];
  currentPassword: string;
}

const choice = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `2px ${spacing[2]}`,
  padding: spacing[3],
  border: `1px solid ${color.line}`,
  borderRadius: radii.lg,
  background: color.surface,
});

/** The roles of a person as checkboxes, with what each role may do. One's own cannot be changed. */
export function RolesForm({ person, isOwn }: { person: Person; isOwn: boolean }) {
  return isOwn ? <RoleChoices roles={person.roles} /> : <EditableRoles person={person} />;
}

function EditableRoles({ person }: { person: Person }) {
  const failed = useConfirmationFailure();
  const { refetch } = useConsolePersonQuery(person.uid);
  const [change] = useChangePersonMutation();
  // The state that the form began with; data that loads meanwhile must not hide a conflict.
  const [base, setBase] = useState(person);
  const makesAdmin = (roles: readonly Role[]) => roles.includes('admin') && !base.roles.includes('admin');
  const form = useForm<Values, unknown, PersonProblem>({
    initial: { roles: person.roles, currentPassword: '' },
    problems: ({ roles, currentPassword }) =>
      makesAdmin(roles) && !currentPassword ? { currentPassword: 'required' } : {},
    isOffline: isUnsent,
    submit: async ({ roles, currentPassword }) => {
      const { error } = await change({
        uid: person.uid,
        roles: [...roles],
        rolesDate: base.rolesDate ?? null,
        ...(makesAdmin(roles) ? { currentPassword } : {}),
      });
      if (error) return failed(error);
      const { data } = await refetch();
      if (data) setBase(data);
      return { kind: 'done', values: { roles, currentPassword: '' } };
    },
  });

  async function loadNewer() {
    const { data } = await refetch();
    if (!data) return;
    setBase(data);
    form.reset({ roles: data.roles, currentPassword: '' });
  }

  const { roles } = form.values;
  return (
    <RecordForm form={form} onLoadNewer={() => void loadNewer()}>
      <RoleChoices
        roles={roles}
        onChange={(role) =>
          form.edit({
            roles: ROLES.filter((name) => (name === role ? !roles.includes(name) : roles.includes(name))),
          })
        }
      />
      {makesAdmin(roles) ? <OwnPassword form={form} /> : null}
    </RecordForm>
  );
}

function RoleChoices({
  roles,
  onChange,
}: {
  roles: readonly Role[];
  /** Absent if they cannot be changed. */
  onChange?: (role: Role) => void;
}) {
  const { t } = useMessages();
  return (
    <ul role="list" css={{ display: 'grid', gap: spacing[3] }}>
      {ROLES.map((role) => (
        <li key={role}>
          <label css={choice}>
            <span css={[rowCheckbox, { gridRow: 'span 2' }]}>
              <input
                type="checkbox"
                checked={roles.includes(role)}
                disabled={!onChange}
                onChange={() => onChange?.(role)}
              />
            </span>
            <span css={{ fontWeight: 'var(--font-medium)' }}>{t(`role.${role}`)}</span>
            <span css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t(`role.${role}Text`)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

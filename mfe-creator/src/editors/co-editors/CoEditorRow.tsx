import type { PortalMember } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Badge, color, IconButton, radii, spacing } from '@portico/shared/ui';
import { Crown, LogOut, UserMinus, UserRound, UserRoundCheck, X } from 'lucide-react';

/** One person who edits the page or is invited to. [OPEN-31, OPEN-54] */
export function CoEditorRow(props: {
  person: PortalMember;
  isSelf: boolean;
  /** Absent if the user may not do it. */
  onRemove: (() => void) | undefined;
  onHandOver: (() => void) | undefined;
}) {
  const { person, isSelf, onRemove, onHandOver } = props;
  const { displayName: name, role } = person;
  const { t } = useText('mfe-creator');
  const removing = isSelf
    ? { label: t('editors.co-editors.leave'), Icon: LogOut }
    : role === 'invited'
      ? { label: t('editors.co-editors.withdrawOne', { name }), Icon: X }
      : { label: t('editors.co-editors.removeOne', { name }), Icon: UserMinus };
  const PersonIcon = role === 'owner' ? Crown : UserRound;
  return (
    <li
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: spacing[3],
        minBlockSize: 56,
        padding: `${spacing[1]} ${spacing[4]}`,
        borderRadius: radii.md,
        background: color.sunken,
      }}
    >
      <PersonIcon size={20} aria-hidden="true" css={{ flex: 'none', color: color.inkMuted }} />
      <span
        css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[2], minInlineSize: 0 }}
      >
        <bdi css={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{name}</bdi>
        {isSelf ? <Badge>{t('editors.co-editors.self')}</Badge> : null}
        {role === 'owner' ? <Badge tone="success">{t('editors.co-editors.owner')}</Badge> : null}
        {role === 'invited' ? <Badge tone="warning">{t('editors.co-editors.pending')}</Badge> : null}
      </span>
      <span css={{ display: 'flex', marginInlineStart: 'auto' }}>
        {onHandOver ? (
          <IconButton label={t('editors.co-editors.handOverTo', { name })} onClick={onHandOver}>
            <UserRoundCheck size={20} aria-hidden="true" />
          </IconButton>
        ) : null}
        {onRemove ? (
          <IconButton label={removing.label} onClick={onRemove}>
            <removing.Icon size={20} aria-hidden="true" />
          </IconButton>
        ) : null}
      </span>
    </li>
  );
}

import type { PortalEditor } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Badge, color, IconButton, radii, spacing } from '@portico/shared/ui';
import { UserMinus, UserRound } from 'lucide-react';

/** One of the people who edit a page. */
export function CoEditorRow(props: {
  person: PortalEditor;
  isSelf: boolean;
  /** Absent for the last one. */
  onRemove: (() => void) | undefined;
}) {
  const { person, isSelf, onRemove } = props;
  const { t } = useText('mfe-creator');
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
      <UserRound size={20} aria-hidden="true" css={{ flex: 'none', color: color.inkMuted }} />
      <bdi css={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{person.displayName}</bdi>
      {isSelf ? <Badge>{t('editors.co-editors.self')}</Badge> : null}
      <span css={{ marginInlineStart: 'auto' }}>
        {onRemove ? (
          <IconButton
            label={t('editors.co-editors.removeOne', { name: person.displayName })}
            onClick={onRemove}
          >
            <UserMinus size={20} aria-hidden="true" />
          </IconButton>
        ) : null}
      </span>
    </li>
  );
}

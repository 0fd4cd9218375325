import type { Portal, VersionedPart } from '@portico/shared/contracts';
import { changedParts } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, radii, spacing } from '@portico/shared/ui';
import { SectionDiff } from './SectionDiff.tsx';

/**
 * The changes of someone else since the editor was opened: a diff of the parts that both changed, and the names of
 * other parts. [T-49]
 */
export function ConflictDiff(props: { seen: Portal; newer: Portal; mine: readonly VersionedPart[] }) {
  const { seen, newer, mine } = props;
  const { t, language } = useText('mfe-creator');
  const changed = changedParts(seen, newer);
  const both = changed.filter((part) => mine.includes(part));
  const others = changed.filter((part) => !mine.includes(part));
  const names = new Intl.ListFormat(language).format(others.map((part) => t(`versions.parts.${part}`)));
  return (
    <div
      css={{
        display: 'grid',
        gap: spacing[4],
        marginBlockStart: spacing[3],
        padding: spacing[4],
        borderRadius: radii.md,
        background: color.surface,
      }}
    >
      <SectionDiff parts={both} before={seen} after={newer} />
      {both.length === 0 ? <p>{t('versions.notMine')}</p> : null}
      {others.length > 0 ? <p>{t('versions.alsoChanged', { names })}</p> : null}
    </div>
  );
}

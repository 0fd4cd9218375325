import { changedParts } from '@portico/shared/domain';
import { type SlotProps, useText } from '@portico/shared/platform';
import { Notice, spacing } from '@portico/shared/ui';
import { SectionDiff } from './SectionDiff.tsx';

/** The changes between two states of a page, for its moderators. [T-49] */
export function Component({ before, after }: SlotProps['portal.changes']) {
  const { t } = useText('mfe-creator');
  const parts = changedParts(before, after);
  if (parts.length === 0) return <Notice>{t('versions.nothingChanged')}</Notice>;
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      <SectionDiff parts={parts} before={before} after={after} isSideBySide />
    </div>
  );
}

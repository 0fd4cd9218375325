import { useText } from '@portico/shared/platform';
import { Skeleton, spacing, VisuallyHidden } from '@portico/shared/ui';

/** Shown while the account or its sessions load. */
export function AccountSkeleton({ rows = ['220px', '160px'] }: { rows?: readonly string[] }) {
  const { t } = useText('mfe-creator');
  return (
    <div role="status" css={{ display: 'grid', gap: spacing[4], maxInlineSize: '44rem' }}>
      <VisuallyHidden>{t('account.loading')}</VisuallyHidden>
      {rows.map((blockSize) => (
        <Skeleton key={blockSize} blockSize={blockSize} />
      ))}
    </div>
  );
}

import { useText } from '@portico/shared/platform';
import { Spinner, spacing } from '@portico/shared/ui';

/** Stands in the page's place while its remote is on the way and the server drew nothing. */
export function LoadingArea() {
  const { t } = useText('shell');
  return (
    <div css={{ display: 'grid', placeItems: 'center', minBlockSize: '50svh', padding: spacing[8] }}>
      <Spinner label={t('page.loading')} size={40} />
    </div>
  );
}

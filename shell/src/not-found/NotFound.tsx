import { useText } from '@portico/shared/platform';

export function NotFound() {
  const { t } = useText('shell');
  return <h1>{t('notFound.title')}</h1>;
}

import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { SiteForm } from './SiteForm.tsx';
import { useSiteSettingsQuery } from './site.api.ts';

/** /console/site: name, pictures, contacts, languages, who may join, and the brand colour of the site. */
export function SitePage() {
  const { t } = useMessages();
  const { data, error, refetch } = useSiteSettingsQuery();
  return (
    <ConsoleScreen title={t('site.title')} text={t('site.text')}>
      {data ? (
        <SiteForm config={data} reload={() => refetch().unwrap()} />
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
    </ConsoleScreen>
  );
}

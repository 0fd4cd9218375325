import type { WebConfig } from '@portico/shared/contracts';
import { useHasPage } from '../remotes/live-pages.ts';

interface MenuPage {
  id: string;
  title: WebConfig['title'];
  address: string;
}

/** The custom pages in the site's menu; none if no live remote shows custom pages. */
export function useMenuPages(config: WebConfig | undefined): MenuPage[] {
  const hasPage = useHasPage();
  return (config?.menuPages ?? [])
    .map(({ _id, title }) => ({ id: _id, title, address: `/web-page/${_id}` }))
    .filter(({ address }) => hasPage(address));
}

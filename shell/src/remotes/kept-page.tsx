import { useLocation } from '@portico/shared/platform';
import { createContext, useContext } from 'react';

/** What the server drew of a page whose remote did not arrive in the browser. */
export interface KeptPage {
  /** The address it was drawn for: path and query. */
  address: string;
  html: string;
}

export const KeptPageContext = createContext<KeptPage | null>(null);

/** The server's drawing of this very address, if there is one: its links and forms work without the remote's code. */
export function KeptHtml() {
  const kept = useContext(KeptPageContext);
  const { pathname, search } = useLocation();
  if (kept?.address !== `${pathname}${search}`) return null;
  // oxlint-disable-next-line react/no-danger -- it is the page's own HTML, as the server drew it
  return <div dangerouslySetInnerHTML={{ __html: kept.html }} />;
}

import { useLocation } from '@portico/shared/platform';
import { createContext, useContext } from 'react';

/** The server-rendered HTML of a page whose remote did not load in the browser. */
export interface ServerHtml {
  /** Path and query for which it was rendered. */
  address: string;
  html: string;
}

export const ServerHtmlContext = createContext<ServerHtml | null>(null);

/** Shows the server's HTML if it is for the current URL: its links and forms work without the remote's code. */
export function ServerHtmlFallback() {
  const serverHtml = useContext(ServerHtmlContext);
  const { pathname, search } = useLocation();
  if (serverHtml?.address !== `${pathname}${search}`) return null;
  // oxlint-disable-next-line react/no-danger -- the page's own server-rendered HTML
  return <div dangerouslySetInnerHTML={{ __html: serverHtml.html }} />;
}

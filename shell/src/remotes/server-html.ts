import { useLocation } from '@portico/shared/platform';
import { createContext, useContext } from 'react';

/** The server-rendered HTML of a page whose remote did not load in the browser. */
export interface ServerHtml {
  /** Path and query for which it was rendered. */
  address: string;
  html: string;
}

export const ServerHtmlContext = createContext<ServerHtml | null>(null);

/** The server's HTML of the current URL, if there is one. */
export function useServerHtml(): string | undefined {
  const serverHtml = useContext(ServerHtmlContext);
  const { pathname, search } = useLocation();
  return serverHtml?.address === `${pathname}${search}` ? serverHtml.html : undefined;
}

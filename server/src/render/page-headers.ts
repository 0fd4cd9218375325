import { type PageSettings, reportCsp } from '@portico/shared/contracts';
import { CSP_REPORTS, contentSecurityPolicy } from './document.ts';

/** Headers of every page, independent of the reader. */
export const pageHeaders = (settings: PageSettings) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy(settings),
  'reporting-endpoints': `${CSP_REPORTS}="${reportCsp.path}"`,
  // Accept, because the same address is also Markdown.
  vary: 'accept, cookie, accept-encoding',
});

import { type PageSettings, reportCsp } from '@portico/shared/contracts';
import { CSP_REPORTS, contentSecurityPolicy } from './document.ts';

/** On every page, no matter who asks for it. */
export const pageHeaders = (settings: PageSettings) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy(settings),
  'reporting-endpoints': `${CSP_REPORTS}="${reportCsp.path}"`,
  vary: 'cookie, accept-encoding',
});

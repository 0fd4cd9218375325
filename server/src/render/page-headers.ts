import type { PageSettings } from '@portico/shared/contracts';
import { contentPolicy } from './document.ts';

/** On every page, whoever asks for it. */
export const pageHeaders = (settings: PageSettings) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentPolicy(settings),
  vary: 'cookie, accept-encoding',
});

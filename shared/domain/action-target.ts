import type { Action } from '../contracts/portal.ts';
import { lineAdsHref, linePersonalHref, messengerHref, phoneHref } from './contact-links.ts';
import { safeHref } from './safe-link.ts';

/** Where a call-to-action leads; undefined if it has no button: type none, or no target. [PORTAL-18, PORTAL-19] */
export function actionTarget(action: Action | undefined): string | undefined {
  if (!action || action.type === 'none') return undefined;
  const value = action.contact?.[action.type]?.trim();
  if (!value) return undefined;
  switch (action.type) {
    case 'phone':
      return phoneHref(value);
    case 'externalUrl':
      return safeHref(value);
    case 'lineAds':
      return lineAdsHref(value);
    case 'linePersonal':
      return linePersonalHref(value);
    case 'messengerPage':
    case 'messengerPersonal':
      return messengerHref(value);
  }
}

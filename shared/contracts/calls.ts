/**
 * The API's calls, one file per noun. Their responses are not uniform (status 'ok', an ok flag, result 'ok', plain
 * data, raw search hits), because paths and shapes are the published contract of the API.
 */
import { accountCalls } from './calls/account.calls.ts';
import { authCalls } from './calls/auth.calls.ts';
import { catalogsCalls } from './calls/catalogs.calls.ts';
import { consoleCalls } from './calls/console.calls.ts';
import { consoleAuditCalls } from './calls/console-audit.calls.ts';
import { consoleFiguresCalls } from './calls/console-figures.calls.ts';
import { consoleImportCalls } from './calls/console-import.calls.ts';
import { consoleMediaCalls } from './calls/console-media.calls.ts';
import { consolePagesCalls } from './calls/console-pages.calls.ts';
import { consolePeopleCalls } from './calls/console-people.calls.ts';
import { consolePlacesCalls } from './calls/console-places.calls.ts';
import { consolePortalsCalls } from './calls/console-portals.calls.ts';
import { consoleTagsCalls } from './calls/console-tags.calls.ts';
import { cspCalls } from './calls/csp.calls.ts';
import { healthCalls } from './calls/health.calls.ts';
import { hitsCalls } from './calls/hits.calls.ts';
import { imagesCalls } from './calls/images.calls.ts';
import { keysCalls } from './calls/keys.calls.ts';
import { languageCalls } from './calls/language.calls.ts';
import { listingsCalls } from './calls/listings.calls.ts';
import { passcodesCalls } from './calls/passcodes.calls.ts';
import { portalCheckCalls } from './calls/portal-check.calls.ts';
import { portalDraftsCalls } from './calls/portal-drafts.calls.ts';
import { portalFiguresCalls } from './calls/portal-figures.calls.ts';
import { portalTranslationsCalls } from './calls/portal-translations.calls.ts';
import { portalVersionsCalls } from './calls/portal-versions.calls.ts';
import { portalsCalls } from './calls/portals.calls.ts';
import { privacyCalls } from './calls/privacy.calls.ts';
import { productsCalls } from './calls/products.calls.ts';
import { qrCodeCalls } from './calls/qr-code.calls.ts';
import { releaseOverrideCalls } from './calls/release-override.calls.ts';
import { releasesCalls } from './calls/releases.calls.ts';
import { reportsCalls } from './calls/reports.calls.ts';
import { reviewCalls } from './calls/review.calls.ts';
import { searchCalls } from './calls/search.calls.ts';
import { tagsCalls } from './calls/tags.calls.ts';
import { townsCalls } from './calls/towns.calls.ts';
import { usersCalls } from './calls/users.calls.ts';
import { webConfigCalls } from './calls/web-config.calls.ts';
import { webPagesCalls } from './calls/web-pages.calls.ts';
import { webhooksCalls } from './calls/webhooks.calls.ts';
import { wizardCalls } from './calls/wizard.calls.ts';

export * from './calls/account.calls.ts';
export * from './calls/auth.calls.ts';
export * from './calls/catalogs.calls.ts';
export * from './calls/console.calls.ts';
export * from './calls/console-audit.calls.ts';
export * from './calls/console-figures.calls.ts';
export * from './calls/console-import.calls.ts';
export * from './calls/console-media.calls.ts';
export * from './calls/console-pages.calls.ts';
export * from './calls/console-people.calls.ts';
export * from './calls/console-places.calls.ts';
export * from './calls/console-portals.calls.ts';
export * from './calls/console-tags.calls.ts';
export * from './calls/csp.calls.ts';
export * from './calls/health.calls.ts';
export * from './calls/hits.calls.ts';
export * from './calls/images.calls.ts';
export * from './calls/keys.calls.ts';
export * from './calls/language.calls.ts';
export * from './calls/listings.calls.ts';
export * from './calls/passcodes.calls.ts';
export * from './calls/portal-check.calls.ts';
export * from './calls/portal-drafts.calls.ts';
export * from './calls/portal-figures.calls.ts';
export * from './calls/portal-translations.calls.ts';
export * from './calls/portal-versions.calls.ts';
export * from './calls/portals.calls.ts';
export * from './calls/privacy.calls.ts';
export * from './calls/products.calls.ts';
export * from './calls/qr-code.calls.ts';
export * from './calls/release-override.calls.ts';
export * from './calls/releases.calls.ts';
export * from './calls/replies.ts';
export * from './calls/reports.calls.ts';
export * from './calls/review.calls.ts';
export * from './calls/search.calls.ts';
export * from './calls/tags.calls.ts';
export * from './calls/towns.calls.ts';
export * from './calls/users.calls.ts';
export * from './calls/web-config.calls.ts';
export * from './calls/web-pages.calls.ts';
export * from './calls/webhooks.calls.ts';
export * from './calls/wizard.calls.ts';

/** All calls, in the order of the OpenAPI document. */
export const endpoints = [
  ...authCalls,
  ...accountCalls,
  ...usersCalls,
  ...portalsCalls,
  ...portalDraftsCalls,
  ...portalTranslationsCalls,
  ...portalFiguresCalls,
  ...portalVersionsCalls,
  ...portalCheckCalls,
  ...wizardCalls,
  ...imagesCalls,
  ...reviewCalls,
  ...reportsCalls,
  ...webConfigCalls,
  ...webPagesCalls,
  ...townsCalls,
  ...listingsCalls,
  ...tagsCalls,
  ...consoleCalls,
  ...consolePlacesCalls,
  ...consoleImportCalls,
  ...consoleTagsCalls,
  ...consoleFiguresCalls,
  ...consoleMediaCalls,
  ...consolePagesCalls,
  ...consolePeopleCalls,
  ...consoleAuditCalls,
  ...consolePortalsCalls,
  ...cspCalls,
  ...hitsCalls,
  ...privacyCalls,
  ...passcodesCalls,
  ...qrCodeCalls,
  ...catalogsCalls,
  ...productsCalls,
  ...searchCalls,
  ...languageCalls,
  ...healthCalls,
  ...keysCalls,
  ...webhooksCalls,
  ...releasesCalls,
  ...releaseOverrideCalls,
] as const;

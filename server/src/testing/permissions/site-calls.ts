import { bodyOf } from './portal-calls.ts';
import { type Ask, type Outcome, PROVIDER } from './subjects.ts';

/** A call that is not about a portal: outcomes in the order of PEOPLE. */
interface SiteRow {
  call: string;
  ask: Ask | ((number: number) => Ask);
  outcomes: readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];
}
const ANYONE = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'] as const;
const SIGNED_IN = ['who', 'who', 'yes', 'yes', 'yes', 'who'] as const;
const ADMINS_TOO_LATE = ['who', 'who', 'no', 'no', 'late', 'who'] as const;
const ADMINS = ['who', 'who', 'no', 'no', 'yes', 'who'] as const;
/** As ADMINS, with an address inside a network. */
const ADMINS_WITH_INNER_ADDRESS = ['who', 'who', 'no', 'no', 'refused', 'who'] as const;
/** As ADMINS, at a record that does not exist. */
const ADMINS_WITHOUT_TARGET = ['who', 'who', 'no', 'no', 'none', 'who'] as const;

export const ofSite: SiteRow[] = [
  { call: 'webConfig', ask: { method: 'GET', url: '/api/web-admin/' }, outcomes: ANYONE },
  {
    call: 'updateWebConfig',
    ask: { method: 'PUT', url: '/api/web-admin/', ...bodyOf({ tags: ['tea'] }) },
    outcomes: ADMINS,
  },
  { call: 'townById', ask: { method: 'GET', url: '/api/town/nan' }, outcomes: ANYONE },
  {
    call: 'createTown',
    ask: (number) => ({
      method: 'POST',
      url: '/api/town',
      ...bodyOf({ _id: `town-${number}`, title: { en: 'Town' } }),
    }),
    outcomes: ADMINS,
  },
  {
    call: 'updateTown',
    ask: { method: 'PUT', url: '/api/town/nan', ...bodyOf({ score: 7 }) },
    outcomes: ADMINS,
  },
  { call: 'tags', ask: { method: 'GET', url: '/api/tags' }, outcomes: ANYONE },
  { call: 'tagNames', ask: { method: 'GET', url: '/api/tag-names?language=en' }, outcomes: ANYONE },
  {
    call: 'setTag',
    ask: (number) => ({
      method: 'PUT',
      url: `/api/tags/tag-${number}`,
      ...bodyOf({ name: { en: `Tag ${number}` } }),
    }),
    outcomes: ADMINS,
  },
  { call: 'listingById', ask: { method: 'GET', url: '/api/listing/temples' }, outcomes: ANYONE },
  {
    call: 'createListing',
    ask: (number) => ({
      method: 'POST',
      url: '/api/listing',
      ...bodyOf({ _id: `listing-${number}`, title: { en: 'List' }, town: 'nan' }),
    }),
    outcomes: ADMINS,
  },
  {
    call: 'updateListing',
    ask: { method: 'PUT', url: '/api/listing/temples', ...bodyOf({ score: 7 }) },
    outcomes: ADMINS,
  },
  {
    call: 'createWebPage',
    ask: (number) => ({
      method: 'POST',
      url: '/api/web-page',
      ...bodyOf({ _id: `page-${number}`, title: { en: 'Page' } }),
    }),
    outcomes: ADMINS,
  },
  {
    call: 'updateWebPage',
    ask: { method: 'PUT', url: '/api/web-page/about', ...bodyOf({ title: { en: 'New' } }) },
    // Its own editor may as well. [OPEN-13]
    outcomes: ['who', 'who', 'no', 'yes', 'yes', 'who'],
  },
  { call: 'webPageById', ask: { method: 'GET', url: '/api/web-page/about' }, outcomes: ANYONE },
  { call: 'consolePages', ask: { method: 'GET', url: '/api/console/pages' }, outcomes: ADMINS },
  { call: 'pageDraft', ask: { method: 'GET', url: '/api/console/pages/about/draft' }, outcomes: ADMINS },
  {
    call: 'savePageDraft',
    ask: {
      method: 'PUT',
      url: '/api/console/pages/about/draft',
      ...bodyOf({
        title: { en: 'About' },
        bannerImages: [],
        galleryImages: [],
        iconLinks: [],
        buttonLinks: [],
        widgets: [],
      }),
    },
    outcomes: ADMINS,
  },
  {
    call: 'discardPageDraft',
    ask: { method: 'DELETE', url: '/api/console/pages/about/draft' },
    outcomes: ADMINS,
  },
  {
    call: 'publishPage',
    ask: { method: 'POST', url: '/api/console/pages/about/publish', ...bodyOf({}) },
    outcomes: ADMINS,
  },
  {
    call: 'unpublishPage',
    ask: { method: 'POST', url: '/api/console/pages/about/unpublish' },
    outcomes: ADMINS,
  },
  {
    call: 'deleteWebPage',
    ask: { method: 'DELETE', url: '/api/web-page/about' },
    outcomes: ADMINS,
  },
  {
    call: 'createWizardPortal',
    ask: { method: 'POST', url: '/api/wizard', ...bodyOf({ title: { en: 'Mine' }, stepIndex: 1 }) },
    outcomes: SIGNED_IN,
  },
  { call: 'generatePasscode', ask: { method: 'GET', url: '/api/generatePasscode' }, outcomes: SIGNED_IN },
  { call: 'overrideChoices', ask: { method: 'GET', url: '/api/releases/override' }, outcomes: ADMINS },
  { call: 'currentUser', ask: { method: 'GET', url: '/api/auth/login' }, outcomes: SIGNED_IN },
  { call: 'importRuns', ask: { method: 'GET', url: '/api/console/imports' }, outcomes: ADMINS },
  {
    call: 'takeBackImport',
    ask: { method: 'POST', url: '/api/console/imports/none-such/take-back' },
    outcomes: ADMINS_WITHOUT_TARGET,
  },
  { call: 'webhooks', ask: { method: 'GET', url: '/api/webhooks' }, outcomes: ADMINS },
  {
    call: 'createWebhook',
    ask: {
      method: 'POST',
      url: '/api/webhooks',
      ...bodyOf({ url: 'https://8.8.8.8/', events: ['portal.changed'] }),
    },
    outcomes: ADMINS,
  },
  {
    call: 'changeWebhook',
    ask: { method: 'PUT', url: '/api/webhooks/none', ...bodyOf({ isDisabled: true }) },
    outcomes: ADMINS_WITHOUT_TARGET,
  },
  {
    call: 'deleteWebhook',
    ask: { method: 'DELETE', url: '/api/webhooks/none' },
    outcomes: ADMINS_WITHOUT_TARGET,
  },
  {
    call: 'webhookDeliveries',
    ask: { method: 'GET', url: '/api/webhooks/none/deliveries' },
    outcomes: ADMINS_WITHOUT_TARGET,
  },
  {
    call: 'replayDelivery',
    ask: { method: 'POST', url: '/api/webhooks/none/deliveries/none' },
    outcomes: ADMINS_WITHOUT_TARGET,
  },
  { call: 'apiKeys', ask: { method: 'GET', url: '/api/keys' }, outcomes: SIGNED_IN },
  {
    call: 'createApiKey',
    ask: (number) => ({
      method: 'POST',
      url: '/api/keys',
      ...bodyOf({ name: `Key ${number}`, scopes: ['read'] }),
    }),
    outcomes: SIGNED_IN,
  },
  {
    call: 'revokeApiKey',
    ask: { method: 'DELETE', url: '/api/keys/of-someone-else' },
    outcomes: ['who', 'who', 'none', 'none', 'none', 'who'],
  },
  {
    call: 'changeProfile',
    ask: { method: 'PUT', url: '/api/account/profile', ...bodyOf({ language: 'en' }) },
    outcomes: SIGNED_IN,
  },
  { call: 'keepAccount', ask: { method: 'DELETE', url: '/api/account/deletion' }, outcomes: SIGNED_IN },
  { call: 'account', ask: { method: 'GET', url: '/api/account' }, outcomes: SIGNED_IN },
  { call: 'accountSessions', ask: { method: 'GET', url: '/api/account/sessions' }, outcomes: SIGNED_IN },
  {
    call: 'endSession',
    ask: { method: 'DELETE', url: '/api/account/sessions/of-someone-else' },
    outcomes: ['who', 'who', 'none', 'none', 'none', 'who'],
  },
  { call: 'passkeys', ask: { method: 'GET', url: '/api/account/passkeys' }, outcomes: SIGNED_IN },
  {
    call: 'renamePasskey',
    ask: { method: 'PUT', url: '/api/account/passkeys/of-someone-else', ...bodyOf({ name: 'Mine' }) },
    outcomes: ['who', 'who', 'none', 'none', 'none', 'who'],
  },
  {
    call: 'suggest',
    ask: { method: 'GET', url: `/api/search/portal-${PROVIDER}/_suggest?text=wat` },
    outcomes: ANYONE,
  },
  { call: 'consoleTags', ask: { method: 'GET', url: '/api/console/tags' }, outcomes: ADMINS },
  {
    call: 'consoleTagUse',
    ask: { method: 'GET', url: '/api/console/tag-use?tag=tea' },
    outcomes: ADMINS,
  },
  {
    call: 'mergeTags',
    ask: { method: 'POST', url: '/api/console/tag-merge', ...bodyOf({ from: 'tea', into: 'unknown' }) },
    outcomes: ['who', 'who', 'no', 'no', 'none', 'who'],
  },
  { call: 'consoleImages', ask: { method: 'GET', url: '/api/console/images' }, outcomes: ADMINS },
  {
    call: 'replaceImage',
    ask: { method: 'POST', url: '/api/console/images/unknown/replace', ...bodyOf({ by: 'other' }) },
    outcomes: ['who', 'who', 'no', 'no', 'none', 'who'],
  },
  {
    call: 'deleteImages',
    ask: { method: 'POST', url: '/api/console/images/delete', ...bodyOf({ ids: ['unknown'] }) },
    outcomes: ADMINS,
  },
  {
    call: 'restoreImages',
    ask: { method: 'POST', url: '/api/console/images/restore', ...bodyOf({ ids: ['unknown'] }) },
    outcomes: ADMINS,
  },
  { call: 'consoleOverview', ask: { method: 'GET', url: '/api/console/overview' }, outcomes: ADMINS },
  { call: 'consoleTowns', ask: { method: 'GET', url: '/api/console/towns' }, outcomes: ADMINS },
  { call: 'consoleListings', ask: { method: 'GET', url: '/api/console/listings' }, outcomes: ADMINS },
  {
    call: 'consoleListingPortals',
    ask: { method: 'GET', url: '/api/console/listings/temples/portals' },
    outcomes: ADMINS,
  },
  {
    call: 'orderTowns',
    ask: { method: 'PUT', url: '/api/console/towns/order', ...bodyOf({ ids: ['nan'] }) },
    outcomes: ADMINS,
  },
  {
    call: 'orderListings',
    ask: { method: 'PUT', url: '/api/console/listings/order', ...bodyOf({ ids: ['temples'] }) },
    outcomes: ADMINS,
  },
  {
    call: 'changeTowns',
    ask: {
      method: 'POST',
      url: '/api/console/towns/changes',
      ...bodyOf({ ids: ['nan'], isArchived: false }),
    },
    outcomes: ADMINS,
  },
  {
    call: 'changeListings',
    ask: {
      method: 'POST',
      url: '/api/console/listings/changes',
      ...bodyOf({ ids: ['temples'], town: 'nan' }),
    },
    outcomes: ADMINS,
  },
  {
    call: 'assignPortals',
    ask: {
      method: 'POST',
      url: '/api/console/portals/assign',
      ...bodyOf({ ids: ['never-made'], addTowns: ['nan'] }),
    },
    outcomes: ADMINS,
  },
  {
    call: 'importRows',
    ask: {
      method: 'POST',
      url: '/api/console/import',
      ...bodyOf({ kind: 'towns', dryRun: true, rows: [{ row: 2, cells: { id: 'nan' } }] }),
    },
    outcomes: ADMINS,
  },
  { call: 'importMappings', ask: { method: 'GET', url: '/api/console/import-mappings' }, outcomes: ADMINS },
  {
    call: 'saveImportMapping',
    ask: { method: 'PUT', url: '/api/console/import-mappings/towns', ...bodyOf({ fields: {} }) },
    outcomes: ADMINS,
  },
  {
    call: 'fetchImportImage',
    ask: {
      method: 'POST',
      url: '/api/console/import/images',
      ...bodyOf({ address: 'http://127.0.0.1/a.jpg' }),
    },
    outcomes: ADMINS_WITH_INNER_ADDRESS,
  },
  { call: 'exportArchive', ask: { method: 'GET', url: '/api/console/archive' }, outcomes: ADMINS },
  { call: 'exportRows', ask: { method: 'GET', url: '/api/console/export?kind=towns' }, outcomes: ADMINS },
  {
    call: 'consoleFigures',
    ask: { method: 'GET', url: '/api/console/figures?from=2026-11-01&to=2026-11-21' },
    outcomes: ADMINS,
  },
  {
    call: 'consoleFiguresCsv',
    ask: { method: 'GET', url: '/api/console/figures.csv?from=2026-11-01&to=2026-11-21' },
    outcomes: ADMINS,
  },
  { call: 'consoleAudit', ask: { method: 'GET', url: '/api/console/audit' }, outcomes: ADMINS },
  { call: 'exportAudit', ask: { method: 'GET', url: '/api/console/audit.csv' }, outcomes: ADMINS },
  { call: 'waitingDrafts', ask: { method: 'GET', url: '/api/drafts' }, outcomes: ADMINS },
  { call: 'consolePeople', ask: { method: 'GET', url: '/api/console/people' }, outcomes: ADMINS },
  {
    call: 'consolePerson',
    ask: { method: 'GET', url: '/api/console/people/stranger' },
    outcomes: ADMINS_WITHOUT_TARGET,
  },
  {
    call: 'invitePerson',
    ask: { method: 'POST', url: '/api/console/people/invitations', ...bodyOf({ isAdmin: false }) },
    outcomes: ADMINS,
  },
  {
    call: 'changePerson',
    ask: { method: 'PUT', url: '/api/console/people/stranger', ...bodyOf({ isDisabled: true }) },
    outcomes: ADMINS_WITHOUT_TARGET,
  },
  {
    call: 'endPersonSessions',
    ask: { method: 'POST', url: '/api/console/people/stranger/end-sessions' },
    outcomes: ADMINS_WITHOUT_TARGET,
  },
  {
    call: 'resetSecondFactor',
    ask: {
      method: 'POST',
      url: '/api/console/people/stranger/reset-second-factor',
      ...bodyOf({ currentPassword: 'moderator-password' }),
    },
    outcomes: ADMINS_WITHOUT_TARGET,
  },
  { call: 'consolePortals', ask: { method: 'GET', url: '/api/console/portals' }, outcomes: ADMINS },
  {
    call: 'consolePortalFilters',
    ask: { method: 'GET', url: '/api/console/portal-filters' },
    outcomes: ADMINS,
  },
  {
    call: 'consolePortal',
    ask: { method: 'GET', url: '/api/console/portals/unknown' },
    outcomes: ['who', 'who', 'no', 'no', 'none', 'who'],
  },
  {
    call: 'decidePortals',
    ask: {
      method: 'POST',
      url: '/api/console/portals/decide',
      ...bodyOf({ portals: [{ id: 'unknown' }], status: 'RELEASE' }),
    },
    outcomes: ADMINS,
  },
  {
    call: 'tagPortals',
    ask: {
      method: 'POST',
      url: '/api/console/portals/tags',
      ...bodyOf({ ids: ['unknown'], change: 'add', tag: 'tea' }),
    },
    outcomes: ADMINS,
  },
  {
    call: 'deletePortals',
    ask: { method: 'POST', url: '/api/console/portals/delete', ...bodyOf({ ids: ['unknown'] }) },
    outcomes: ADMINS,
  },
  {
    call: 'restorePortals',
    ask: { method: 'POST', url: '/api/console/portals/restore', ...bodyOf({ ids: ['unknown'] }) },
    outcomes: ADMINS,
  },
  { call: 'portalViews', ask: { method: 'GET', url: '/api/console/portal-views' }, outcomes: ADMINS },
  {
    call: 'savePortalView',
    ask: (number) => ({
      method: 'POST',
      url: '/api/console/portal-views',
      ...bodyOf({ name: `View ${number}`, query: '' }),
    }),
    outcomes: ADMINS,
  },
  {
    call: 'deletePortalView',
    ask: { method: 'DELETE', url: '/api/console/portal-views/unknown' },
    outcomes: ADMINS,
  },
  { call: 'releaseOverview', ask: { method: 'GET', url: '/api/releases' }, outcomes: ADMINS },
  { call: 'releaseVersions', ask: { method: 'GET', url: '/api/releases/versions' }, outcomes: ADMINS },
  {
    call: 'compareReleases',
    ask: { method: 'GET', url: '/api/releases/compare?name=mfe-none&before=1&after=2' },
    outcomes: ['who', 'who', 'no', 'no', 'none', 'who'],
  },
  ...(['canary/promote', 'canary/stop'] as const).map((action) => ({
    call: action === 'canary/stop' ? 'stopCanary' : 'promoteCanary',
    ask: { method: 'POST' as const, url: `/api/releases/${action}`, ...bodyOf({ set: 'gone' }) },
    outcomes: ADMINS_TOO_LATE,
  })),
  {
    call: 'changeCanary',
    ask: { method: 'PUT', url: '/api/releases/canary', ...bodyOf({ set: 'gone', percent: 5 }) },
    outcomes: ADMINS_TOO_LATE,
  },
  {
    call: 'rollBackRelease',
    ask: { method: 'POST', url: '/api/releases/roll-back', ...bodyOf({ set: 'gone', name: 'shell' }) },
    outcomes: ADMINS_TOO_LATE,
  },
  {
    call: 'publishReleaseArchive',
    ask: { method: 'POST', url: '/api/releases/publish' },
    outcomes: ['who', 'who', 'no', 'no', 'unfit', 'who'],
  },
  { call: 'reportedPortals', ask: { method: 'GET', url: '/api/reports' }, outcomes: ADMINS },
  {
    call: 'dismissReports',
    ask: {
      method: 'POST',
      url: '/api/reports/never-reported/dismiss',
      ...bodyOf({ lastAt: '2026-11-21T05:00:00.000Z' }),
    },
    outcomes: ['who', 'who', 'no', 'no', 'none', 'who'],
  },
  {
    call: 'reportRelease',
    ask: {
      method: 'POST',
      url: '/api/releases/reports',
      body: { releaseSet: 'set', views: 1, failures: [] },
    },
    outcomes: ANYONE,
  },
  {
    call: 'reportCsp',
    ask: { method: 'POST', url: '/api/csp-reports', body: [] },
    outcomes: ANYONE,
  },
  {
    call: 'searchAll',
    ask: { method: 'GET', url: `/api/search/portal-${PROVIDER}/_search` },
    outcomes: ANYONE,
  },
];

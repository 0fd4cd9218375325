/** The screens of the console, in the order of its menu; `label` is the key of their title. */
export const SCREENS = [
  { to: '/console', label: 'overview.title' },
  { to: '/console/towns', label: 'towns.title' },
  { to: '/console/listings', label: 'listings.title' },
  { to: '/console/portals', label: 'portals.title' },
  { to: '/console/review', label: 'review.title' },
  { to: '/console/pages', label: 'pages.title' },
  { to: '/console/tags', label: 'tags.title' },
  { to: '/console/site', label: 'site.title' },
  { to: '/console/people', label: 'people.title' },
  { to: '/console/media', label: 'media.title' },
  { to: '/console/figures', label: 'figures.title' },
  { to: '/console/import', label: 'import.title' },
  { to: '/console/keys', label: 'keys.title' },
  { to: '/console/webhooks', label: 'webhooks.title' },
  { to: '/console/audit', label: 'audit.title' },
  { to: '/console/releases', label: 'releases.title' },
] as const;

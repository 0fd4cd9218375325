/**
 * What the content policy opens for Google Maps, as Google's guide for such policies has it; its scripts come by
 * 'strict-dynamic', its pictures are https.
 */
const MAPS_SOURCES = {
  script: " 'unsafe-eval'",
  style: ' https://fonts.googleapis.com',
  font: ' https://fonts.gstatic.com',
  connect: ' https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  worker: ' blob:',
  frame: ' https://*.google.com',
};
const NO_SOURCES: typeof MAPS_SOURCES = {
  script: '',
  style: '',
  font: '',
  connect: '',
  worker: '',
  frame: '',
};

/** Additions to the content policy's rules, each with a leading space: empty where no maps are set up. [T-19] */
export const mapsSources = (mapsKey: string | undefined): typeof MAPS_SOURCES =>
  mapsKey ? MAPS_SOURCES : NO_SOURCES;

/** A key that is limited to the site's addresses needs to hear the origin; nobody ever hears more. [T-01, T-19] */
export const referrerOf = (mapsKey: string | undefined): string =>
  mapsKey ? 'strict-origin' : 'no-referrer';

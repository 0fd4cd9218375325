/** Main controls of a screen, as selectors; the first visible match is used. */
export interface MainControls {
  /** Tapped in order. */
  taps?: readonly string[];
  /** Two letters are typed into each. */
  fields?: readonly string[];
}

const IN_DIALOG = 'dialog[open]';
const SAVE = `${IN_DIALOG} button[type=submit]`;

/**
 * Main controls by the names of e2e/support/screens.ts, if they are not the default: the first field, and the submit
 * button or else the first button or link.
 */
export const MAIN_CONTROLS: Readonly<Record<string, MainControls>> = {
  // The open menu covers the page's own field.
  'language menu': {
    fields: [],
    taps: ['header a[lang], header [role=menu] button, header button[aria-expanded]'],
  },
  'menu of a phone': { fields: [], taps: ['header nav a, header button[aria-expanded]'] },
  'share menu of a phone': { fields: [], taps: ['header button[aria-expanded]'] },
  home: { taps: ['main a[href^="/towns/"]'] },
  'home with hits': { fields: [], taps: ['main [role=option]'] },
  towns: { taps: ['main a[href^="/towns/"]'] },
  town: { taps: ['main a[href^="/listings/"]'] },
  listing: { taps: ['main button[aria-expanded]', 'main a[href^="/portals/"]'] },
  'portal search': { taps: ['main input[type=range]', 'main nav a', 'main a[href^="/portals/"]'] },
  'portal search with filters': { taps: ['main nav a'] },
  portal: {
    taps: [
      // The message of the provider, which would cover the other controls.
      `${IN_DIALOG} button[aria-label=Close]`,
      'main button:has-text("see more")',
      'main button:has-text("Share this page")',
      'main button:has-text("Show QR code")',
      'main summary',
    ],
  },
  'picture at full size': { taps: ['.yarl__button'] },
  'gallery as a mosaic': { taps: ['[data-gallery-item=photo] a'] },
  'sign in': { taps: ['main button[aria-expanded]'] },
  'sign in with a username': { taps: ['role=button[name="Show password"]'] },
  'choose a language': { taps: ['main button:has-text("English")'] },
  'my portals': { taps: ['main a[href^="/portals/"]'] },
  'wizard thumbnail in the image editor': {
    taps: [`${IN_DIALOG} input[type=range]`, `${IN_DIALOG} button:text-is("Crop")`],
  },
  'long form': {
    fields: ['main input:not([type])', 'main [contenteditable=true]', 'main textarea'],
    taps: ['main button[aria-pressed]', 'main button[type=submit]'],
  },
  'portal with its tools': { taps: ['main [role=switch]'] },
  'saving: saved, with the way back': { taps: ['[aria-live=polite] button'] },
  'editor: title, leaving with changes': { taps: ['dialog[open] button:text-is("Discard")'] },
  'editor: description with its own layout': {
    fields: [`${IN_DIALOG} [contenteditable=true]`],
    taps: [`${IN_DIALOG} [role=toolbar] button[aria-pressed]`, SAVE],
  },
  'editor: tags': { taps: [`${IN_DIALOG} button:text-is("Add")`, SAVE] },
  'editor: opening hours': { taps: [`${IN_DIALOG} button:has-text("Add times")`, SAVE] },
  'editor: a picture to crop': {
    taps: [`${IN_DIALOG} input[type=range]`, `${IN_DIALOG} button:text-is("Crop")`],
  },
  'editor: order of the gallery': { taps: [`${IN_DIALOG} li:nth-child(2) button >> nth=1`, SAVE] },
  'editor: order of the links': { taps: [`${IN_DIALOG} li:nth-child(2) button >> nth=1`, SAVE] },
  'editor: contributors': { taps: [`${IN_DIALOG} button:has-text("Add a contributor")`, SAVE] },
  'editor: privacy with a passcode': { taps: [`${IN_DIALOG} button:text-is("Generate")`, SAVE] },
  // Cancelled, because later screens need the record.
  'editor: deleting the page': { taps: [`${IN_DIALOG} button:text-is("Cancel")`] },
  'editor: versions': { taps: [`${IN_DIALOG} li:nth-child(2) button`] },
  'editor: versions, one compared': { taps: [`${IN_DIALOG} button:text-is("View")`] },
  'arranging catalogues': {
    taps: [
      'main label:has(input[type=radio]) >> nth=5',
      'main label:has(input[type=checkbox])',
      'main button[type=submit]',
    ],
  },
  'new catalogue': { taps: [`${IN_DIALOG} button:text-is("Cancel")`] },
};

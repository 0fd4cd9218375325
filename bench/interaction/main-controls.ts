/** What people come to a screen for, as selectors; of each the first that is shown. */
export interface MainControls {
  /** Tapped one after the other. */
  taps?: readonly string[];
  /** Two letters are typed into each. */
  fields?: readonly string[];
}

const IN_DIALOG = 'dialog[open]';
const SAVE = `${IN_DIALOG} button[type=submit]`;

/**
 * The main controls of screens, by the names of e2e/support/screens.ts, where they are not what is taken of any screen:
 * its first field; and its button that sends, else its first button or link.
 */
export const MAIN_CONTROLS: Readonly<Record<string, MainControls>> = {
  // The page's own field lies under an open menu.
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
      // What its provider has to say, which would lie over the others.
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
  'review of one portal': { taps: [`${IN_DIALOG} >> role=button[name=/^Remove/]`] },
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
  // What it deletes, later screens need.
  'editor: deleting the page': { taps: [`${IN_DIALOG} button:text-is("Cancel")`] },
  'editor: versions': { taps: [`${IN_DIALOG} li:nth-child(2) button`] },
  'editor: versions, one compared': { taps: [`${IN_DIALOG} button:has-text("Look at it")`] },
  'arranging catalogues': {
    taps: [
      'main label:has(input[type=radio]) >> nth=5',
      'main label:has(input[type=checkbox])',
      'main button[type=submit]',
    ],
  },
  'new catalogue': { taps: [`${IN_DIALOG} button:text-is("Cancel")`] },
};

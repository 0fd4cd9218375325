import {
  type Ask,
  coEditorUid,
  invitedUid,
  type Member,
  type Outcome,
  PEOPLE,
  type Person,
  PROVIDER,
  pictureForm,
  type Subject,
  TREATED_AS,
} from './subjects.ts';

export interface Row {
  call: string;
  /** Whether the bytes of its images are requested. */
  hasPictures?: boolean;
  ask: (subject: Subject) => Ask;
  /** By state, in the order of STATES. */
  outcomes: Record<Person, readonly [Outcome, Outcome, Outcome, Outcome]> &
    Partial<Record<Member, readonly [Outcome, Outcome, Outcome, Outcome]>>;
  /** For calls whose status does not tell. */
  reveals?: (body: string, subject: Subject) => boolean;
}

const same = (...outcomes: Row['outcomes'][Person]) => outcomes;
export const outcomesOf = ({ outcomes }: Row, person: Person | Member) =>
  outcomes[person] ?? outcomes[TREATED_AS[person as Member]];
const reading: Row['outcomes'] = {
  visitor: same('yes', 'locked', 'none', 'none'),
  'unlocked visitor': same('yes', 'yes', 'none', 'none'),
  creator: same('yes', 'locked', 'none', 'none'),
  editor: same('yes', 'yes', 'yes', 'none'),
  admin: same('yes', 'locked', 'none', 'none'),
  'admin elsewhere': same('yes', 'locked', 'none', 'none'),
};
/** Editors only; 'none' for those who may not know of the portal. */
const editing: Row['outcomes'] = {
  visitor: same('who', 'who', 'who', 'who'),
  'unlocked visitor': same('who', 'who', 'who', 'who'),
  creator: same('no', 'no', 'none', 'none'),
  editor: same('yes', 'yes', 'yes', 'none'),
  admin: same('no', 'no', 'none', 'none'),
  'admin elsewhere': same('who', 'who', 'who', 'who'),
};
/** Moderators of finished portals may read their history as well. */
const readingVersions: Row['outcomes'] = { ...editing, admin: same('yes', 'yes', 'none', 'none') };
/** The owner and admins only. [OPEN-54] */
const owning: Row['outcomes'] = { ...readingVersions, 'co-editor': same('no', 'no', 'no', 'none') };
/** Invited people only. [OPEN-54] */
const beingInvited: Row['outcomes'] = {
  ...editing,
  creator: same('none', 'none', 'none', 'none'),
  editor: same('none', 'none', 'none', 'none'),
  admin: same('none', 'none', 'none', 'none'),
  invited: same('yes', 'yes', 'yes', 'none'),
};
/** Content of a private portal is hidden without a grant. */
const readingInside: Row['outcomes'] = Object.fromEntries(
  PEOPLE.map((person) => [
    person,
    reading[person].map((outcome) => (outcome === 'locked' ? 'none' : outcome)),
  ]),
) as never;
const editingInside: Row['outcomes'] = {
  ...editing,
  creator: same('no', 'none', 'none', 'none'),
  admin: same('no', 'none', 'none', 'none'),
};
/** The reply is an empty list for those who may not see it. */
export const listing: Row['outcomes'] = {
  visitor: same('yes', 'none', 'none', 'none'),
  'unlocked visitor': same('yes', 'yes', 'none', 'none'),
  creator: same('yes', 'none', 'none', 'none'),
  editor: same('yes', 'yes', 'yes', 'none'),
  admin: same('yes', 'none', 'none', 'none'),
  'admin elsewhere': same('yes', 'none', 'none', 'none'),
};
export const bodyOf = (data: unknown) => ({ body: { data } });
/** Admins moderate finished portals. [OPEN-15] */
const moderating: Row['outcomes'] = {
  ...editing,
  editor: same('no', 'no', 'no', 'no'),
  creator: same('no', 'no', 'no', 'no'),
  admin: same('yes', 'yes', 'none', 'none'),
};
/** The same for everyone, because the search index is public. */
const finding = (...outcomes: Row['outcomes'][Person]) =>
  Object.fromEntries(PEOPLE.map((person) => [person, outcomes])) as Row['outcomes'];
export const search = (clause: unknown): Ask => ({
  method: 'POST',
  url: `/api/search/portal-${PROVIDER}/_search`,
  body: { query: { bool: { filter: [clause] } } },
});

export const ofPortal: Row[] = [
  // First, while the portals that the rows add fit on one page.
  {
    call: 'myPortals',
    ask: () => ({ method: 'GET', url: '/api/portal' }),
    outcomes: { ...finding('none', 'none', 'none', 'none'), editor: same('yes', 'yes', 'yes', 'none') },
    reveals: (body, { id }) => body.includes(`"${id}"`),
  },
  { call: 'portalById', ask: ({ id }) => ({ method: 'GET', url: `/api/portal/${id}` }), outcomes: reading },
  {
    call: 'savePortal',
    ask: ({ id }) => ({ method: 'PUT', url: `/api/portal/${id}`, ...bodyOf({ title: { en: 'New' } }) }),
    outcomes: editing,
  },
  {
    call: 'deletePortal',
    ask: ({ id }) => ({ method: 'DELETE', url: `/api/portal/${id}` }),
    outcomes: owning,
  },
  {
    call: 'portalEditors',
    ask: ({ id }) => ({ method: 'GET', url: `/api/portal/${id}/editors` }),
    outcomes: readingVersions,
  },
  {
    call: 'invitePortalEditor',
    ask: ({ id }) => ({
      method: 'POST',
      url: `/api/portal/${id}/editors`,
      ...bodyOf({ username: 'stranger' }),
    }),
    outcomes: editing,
  },
  {
    call: 'removePortalEditor',
    ask: ({ id }) => ({ method: 'DELETE', url: `/api/portal/${id}/editors/someone-else` }),
    outcomes: owning,
  },
  {
    call: 'removePortalEditor that leaves',
    ask: ({ id }) => ({ method: 'DELETE', url: `/api/portal/${id}/editors/${coEditorUid}` }),
    outcomes: { ...owning, 'co-editor': same('yes', 'yes', 'yes', 'none') },
  },
  {
    call: 'removePortalEditor that withdraws',
    ask: ({ id }) => ({ method: 'DELETE', url: `/api/portal/${id}/editors/${invitedUid}` }),
    outcomes: readingVersions,
  },
  {
    call: 'acceptPortalInvitation',
    ask: ({ id }) => ({ method: 'POST', url: `/api/portal/${id}/editors/accept` }),
    // Editors are editors already.
    outcomes: { ...beingInvited, editor: same('yes', 'yes', 'yes', 'none') },
  },
  {
    call: 'declinePortalInvitation',
    ask: ({ id }) => ({ method: 'POST', url: `/api/portal/${id}/editors/decline` }),
    outcomes: beingInvited,
  },
  {
    call: 'handOverPortal',
    ask: ({ id }) => ({ method: 'PUT', url: `/api/portal/${id}/owner`, ...bodyOf({ uid: coEditorUid }) }),
    outcomes: owning,
  },
  {
    call: 'myInvitations',
    ask: () => ({ method: 'GET', url: '/api/invitations' }),
    outcomes: { ...finding('none', 'none', 'none', 'none'), invited: same('yes', 'yes', 'yes', 'none') },
    reveals: (body, { id }) => body.includes(`"${id}"`),
  },
  {
    call: 'savePortal of a draft',
    ask: ({ id }) => ({
      method: 'PUT',
      url: `/api/portal/${id}?draft=true`,
      ...bodyOf({ title: { en: 'Drafted' } }),
    }),
    outcomes: editing,
  },
  {
    call: 'portalById of a draft',
    ask: ({ id }) => ({ method: 'GET', url: `/api/portal/${id}?draft=true` }),
    outcomes: editing,
  },
  {
    call: 'schedulePortalDraft',
    ask: ({ id }) => ({ method: 'PUT', url: `/api/portal/${id}/draft/schedule`, ...bodyOf({}) }),
    outcomes: editing,
  },
  {
    call: 'sharePortalDraft',
    ask: ({ id }) => ({ method: 'POST', url: `/api/portal/${id}/draft/preview` }),
    outcomes: editing,
  },
  {
    call: 'previewPortalDraft',
    // Only with the key of a preview, for everyone.
    ask: ({ id }) => ({ method: 'GET', url: `/api/portal/${id}/draft/preview?key=guessed` }),
    outcomes: finding('none', 'none', 'none', 'none'),
  },
  {
    call: 'decidePortalDraft',
    ask: ({ id }) => ({
      method: 'PUT',
      url: `/api/portal/${id}/draft/review`,
      ...bodyOf({ decision: 'return', reason: 'Not yet.', modifiedDate: '' }),
    }),
    outcomes: moderating,
  },
  {
    call: 'publishPortalDraft',
    ask: ({ id }) => ({ method: 'POST', url: `/api/portal/${id}/draft/publish`, body: {} }),
    outcomes: editing,
  },
  {
    call: 'discardPortalDraft',
    ask: ({ id }) => ({ method: 'DELETE', url: `/api/portal/${id}/draft` }),
    outcomes: editing,
  },
  {
    call: 'portalVersions',
    ask: ({ id }) => ({ method: 'GET', url: `/api/portal/${id}/versions` }),
    outcomes: readingVersions,
  },
  {
    call: 'portalVersion',
    ask: ({ id }) => ({ method: 'GET', url: `/api/portal/${id}/versions/1` }),
    outcomes: readingVersions,
  },
  {
    call: 'restorePortalVersion',
    ask: ({ id }) => ({ method: 'POST', url: `/api/portal/${id}/versions/1/restore`, ...bodyOf({}) }),
    outcomes: editing,
  },
  {
    call: 'checkPortal',
    ask: ({ id }) => ({ method: 'GET', url: `/api/portal/${id}/check` }),
    outcomes: editing,
  },
  {
    call: 'portalTranslations',
    ask: ({ id }) => ({ method: 'GET', url: `/api/portal/${id}/translations` }),
    outcomes: editing,
  },
  {
    call: 'markPortalTranslations',
    ask: ({ id }) => ({ method: 'PUT', url: `/api/portal/${id}/translations`, ...bodyOf({ source: 'en' }) }),
    outcomes: editing,
  },
  {
    call: 'suggestPortalTranslations',
    // No text of the page has this key, so the translation service is not asked.
    ask: ({ id }) => ({
      method: 'POST',
      url: `/api/portal/${id}/translations/suggest`,
      ...bodyOf({ target: 'ar', keys: ['none'] }),
    }),
    outcomes: editing,
  },
  {
    call: 'portalFigures',
    ask: ({ id }) => ({ method: 'GET', url: `/api/portal/${id}/figures` }),
    outcomes: readingVersions,
  },
  {
    call: 'restoreWizardPortal',
    ask: ({ id }) => ({ method: 'GET', url: `/api/wizard/${id}` }),
    outcomes: editing,
  },
  {
    call: 'updateWizardPortal',
    ask: ({ id }) => ({ method: 'PUT', url: `/api/wizard/${id}`, ...bodyOf({ title: { en: 'New' } }) }),
    outcomes: editing,
  },
  {
    call: 'uploadImage',
    ask: ({ id }) => ({ method: 'POST', url: `/api/portal/${id}/image/new`, ...pictureForm() }),
    outcomes: editing,
  },
  {
    call: 'deleteImage',
    ask: ({ id, image }) => ({ method: 'DELETE', url: `/api/portal/${id}/image/${image}` }),
    outcomes: editing,
  },
  {
    call: 'image of the content',
    hasPictures: true,
    ask: ({ image }) => ({ method: 'GET', url: `/images/${image}` }),
    // A URL without a signature opens public images only, for anyone: pages contain signed ones. [OPEN-03]
    outcomes: finding('yes', 'none', 'none', 'none'),
  },
  {
    call: 'small image of the content',
    hasPictures: true,
    ask: ({ image }) => ({ method: 'GET', url: `/small-images/${image}` }),
    outcomes: finding('yes', 'none', 'none', 'none'),
  },
  {
    call: 'thumbnail',
    hasPictures: true,
    ask: ({ thumbnail }) => ({ method: 'GET', url: `/small-images/${thumbnail}` }),
    // A private portal's card shows its thumbnail. [AMBIG-23]
    outcomes: finding('yes', 'yes', 'none', 'none'),
  },
  {
    call: 'generateQrCode',
    hasPictures: true,
    ask: ({ image }) => ({
      method: 'GET',
      url: `/api/generateQRCode?text=http%3A%2F%2Flocalhost%3A8000%2F&imageID=${image}`,
    }),
    outcomes: finding('yes', 'none', 'none', 'none'),
    reveals: (body) => body.includes('"result":"ok"'),
  },
  {
    call: 'catalogs',
    ask: ({ id }) => ({ method: 'GET', url: `/api/catalogs?portalId=${id}&_sort=appearSeq&_order=asc` }),
    outcomes: listing,
    reveals: (body, { catalog }) => body.includes(catalog),
  },
  {
    call: 'products',
    ask: ({ catalog }) => ({ method: 'GET', url: `/api/products?catalogIds=${catalog}` }),
    outcomes: listing,
    reveals: (body, { product }) => body.includes(product),
  },
  {
    call: 'productById',
    ask: ({ product }) => ({ method: 'GET', url: `/api/products/${product}` }),
    outcomes: readingInside,
  },
  {
    call: 'createCatalog',
    ask: ({ id }) => ({
      method: 'POST',
      url: '/api/catalogs',
      ...bodyOf({ portalId: id, name: { en: 'More' }, template: 1 }),
    }),
    outcomes: editing,
  },
  {
    call: 'updateCatalog',
    ask: ({ catalog }) => ({
      method: 'PUT',
      url: `/api/catalogs/${catalog}`,
      ...bodyOf({ name: { en: 'Other' } }),
    }),
    outcomes: editingInside,
  },
  {
    call: 'deleteCatalog',
    ask: ({ catalog }) => ({ method: 'DELETE', url: `/api/catalogs/${catalog}` }),
    outcomes: editingInside,
  },
  {
    call: 'orderCatalogs',
    ask: ({ id, catalog }) => ({
      method: 'PUT',
      url: '/api/catalogs/order',
      ...bodyOf({ portalId: id, ids: [catalog] }),
    }),
    outcomes: editing,
  },
  {
    call: 'createProduct',
    ask: ({ catalog }) => ({
      method: 'POST',
      url: '/api/products',
      ...bodyOf({ catalogId: catalog, name: { en: 'Rice' } }),
    }),
    outcomes: editingInside,
  },
  {
    call: 'createProducts',
    ask: ({ catalog }) => ({
      method: 'POST',
      url: '/api/products/batch',
      ...bodyOf({ catalogId: catalog, products: [{ name: { en: 'Rice' } }] }),
    }),
    outcomes: editingInside,
  },
  {
    call: 'updateProduct',
    ask: ({ product }) => ({ method: 'PUT', url: `/api/products/${product}`, ...bodyOf({ price: 5 }) }),
    outcomes: editingInside,
  },
  {
    call: 'deleteProduct',
    ask: ({ product }) => ({ method: 'DELETE', url: `/api/products/${product}` }),
    outcomes: editingInside,
  },
  {
    call: 'orderProducts',
    ask: ({ catalog, product }) => ({
      method: 'PUT',
      url: '/api/products/order',
      ...bodyOf({ catalogId: catalog, ids: [product] }),
    }),
    outcomes: editingInside,
  },
  {
    call: 'checkPrivacy',
    ask: ({ id }) => ({ method: 'GET', url: `/api/checkPrivacy/portal/id/${id}` }),
    outcomes: listing,
    reveals: (body) => body.includes('"status":"ok"'),
  },
  {
    call: 'decideReview',
    ask: ({ id }) => ({
      method: 'PUT',
      url: `/api/review/${id}`,
      ...bodyOf({ status: 'RELEASE', townRefs: ['nan'], listingRefs: [] }),
    }),
    outcomes: moderating,
  },
  {
    call: 'reviewHistory',
    ask: ({ id }) => ({ method: 'GET', url: `/api/review/${id}` }),
    outcomes: { ...editing, admin: same('yes', 'yes', 'none', 'none') },
  },
  {
    call: 'reviewQueue',
    ask: () => ({ method: 'GET', url: '/api/review' }),
    outcomes: { ...moderating, admin: same('yes', 'yes', 'yes', 'yes') },
  },
  {
    call: 'reportPortal',
    ask: ({ id }) => ({
      method: 'POST',
      url: `/api/portal/${id}/report`,
      ...bodyOf({ reason: 'wrong' }),
    }),
    outcomes: reading,
  },
  {
    call: 'search',
    ask: ({ id }) => search({ terms: { _id: [id] } }),
    outcomes: finding('yes', 'yes', 'none', 'none'),
    reveals: (body, { id }) => body.includes(`"${id}"`),
  },
  {
    call: 'search by what a private portal withholds',
    ask: ({ id }) => search({ terms: { tags: [`tag-${id}`] } }),
    outcomes: finding('yes', 'none', 'none', 'none'),
    reveals: (body, { id }) => body.includes(`"${id}"`),
  },
];

import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints } from '@portico/shared/contracts';
import sharp from 'sharp';
import { goLive } from './releases/rollout-changes.ts';
import { catalogRepository } from './resources/catalogs/catalog.repository.ts';
import { imageRepository } from './resources/images/image.repository.ts';
import { type PortalRecord, portalRepository } from './resources/portals/portal.repository.ts';
import { deletePortal } from './resources/portals/portal-deletion.service.ts';
import {
  portalVersionRepository,
  portalVersionsRepository,
  versionId,
} from './resources/portals/portal-version.repository.ts';
import { productRepository } from './resources/products/product.repository.ts';
import { verifiedRelease } from './testing/built-release.ts';
import { fixtureContent, otherContent } from './testing/fixture-content.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

/*
 * Who may do what with a portal and all that belongs to it. Each cell of the tables below is one request to a portal
 * made for it alone.
 */

const STATES = ['public', 'private', 'draft', 'deleted'] as const;
type State = (typeof STATES)[number];

const PEOPLE = ['visitor', 'unlocked visitor', 'creator', 'editor', 'admin', 'admin elsewhere'] as const;
type Person = (typeof PEOPLE)[number];
/** Who else has to do with a portal; a row that says nothing of them treats them as it does the other. [OPEN-54] */
const MEMBERS = ['co-editor', 'invited'] as const;
type Member = (typeof MEMBERS)[number];
const TREATED_AS = { 'co-editor': 'editor', invited: 'creator' } as const;

/** What a request comes to, and its status. */
const OUTCOMES = {
  yes: 200,
  /** As if there were no such thing. */
  none: 404,
  /** Private: a passcode opens it. */
  locked: 403,
  no: 403,
  /** Nobody is signed in. */
  who: 401,
} as const;
type Outcome = keyof typeof OUTCOMES;

/** One portal with everything that hangs on it; the ids follow from its own. */
interface Subject {
  id: string;
  image: string;
  thumbnail: string;
  catalog: string;
  product: string;
}

interface Ask {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const PASSCODE = 'a1b2c3';
const PROVIDER = fixtureContent.provider;
let site: TestApp;
let credentials: Record<Person | Member, Record<string, string>>;
let editorUid: string;
let coEditorUid: string;
let invitedUid: string;
let tinyPicture: Buffer;

beforeAll(async () => {
  tinyPicture = await pictureOf(65_535);
  const account = (username: string, roles: ('portal_creator' | 'admin')[]) => ({
    username,
    password: `${username}-password`,
    displayName: username,
    roles,
  });
  site = await openTestApp([
    {
      ...fixtureContent,
      accounts: [
        account('editor', ['portal_creator']),
        account('co-editor', ['portal_creator']),
        account('invited', ['portal_creator']),
        account('stranger', ['portal_creator']),
        account('moderator', ['portal_creator', 'admin']),
      ],
      webPages: [
        {
          id: 'about',
          title: { en: 'About' },
          bannerImages: [],
          galleryImages: [],
          iconLinks: [],
          buttonLinks: [],
          widgets: [],
          editors: ['editor' as never],
        },
      ],
    },
    // Its site is public, so that its admin can sign in there.
    { ...otherContent, isPrivate: false, accounts: [account('foreigner', ['portal_creator', 'admin'])] },
  ]);
  const { name, version } = { name: 'shell', version: '1.0.0' };
  await site.services.releases.publish(await verifiedRelease({ name, version }));
  await site.services.releases.change((state) =>
    goLive(state, { name, version, by: 'nok', at: site.services.now().toISOString() }),
  );
  const signIn = async (username: string, host?: string) => {
    const answer = await site.ask({
      url: '/api/auth/login',
      method: 'POST',
      body: { username, password: `${username}-password` },
      ...(host ? { host } : {}),
    });
    const { jsonWebToken, data } = answer.json<{ jsonWebToken: string; data: { uid: string } }>();
    return { headers: { authorization: `Bearer ${jsonWebToken}` }, uid: data.uid };
  };
  const editor = await signIn('editor');
  editorUid = editor.uid;
  const coEditor = await signIn('co-editor');
  coEditorUid = coEditor.uid;
  const invited = await signIn('invited');
  invitedUid = invited.uid;
  credentials = {
    visitor: {},
    'unlocked visitor': {},
    creator: (await signIn('stranger')).headers,
    editor: editor.headers,
    'co-editor': coEditor.headers,
    invited: invited.headers,
    admin: (await signIn('moderator')).headers,
    'admin elsewhere': (await signIn('foreigner', 'other.example')).headers,
  };
});

let made = 0;
/** A new portal in that state, with a catalogue, a product and pictures of its own. */
async function makeSubject(state: State, hasPictures = false): Promise<Subject> {
  const { records, images, passcodes } = site.services;
  const number = ++made;
  const id = `${state}-${number}`;
  const picture = async (place: number) => {
    const stored = hasPictures
      ? await images.put(await pictureOf(2 * number + place))
      : { id: `picture-${2 * number + place}` };
    await imageRepository(records).put({
      provider: PROVIDER,
      id: stored.id,
      value: { ...stored, uploads: [{ owner: id, at: site.services.now().toISOString() }] } as never,
    });
    return stored.id;
  };
  const subject: Subject = {
    id,
    image: await picture(0),
    thumbnail: await picture(1),
    catalog: `catalog-${number}`,
    product: `product-${number}`,
  };
  const now = site.services.now().toISOString();
  const portal: PortalRecord = {
    _id: id,
    provider: PROVIDER,
    title: { en: `Subject ${id}` },
    tags: [`tag-${id}`],
    status: state === 'draft' ? 'DRAFT' : 'RELEASE',
    owner: editorUid,
    editors: [editorUid, coEditorUid, 'someone-else'],
    invitations: [{ uid: invitedUid, by: editorUid, at: now }],
    townRefs: ['nan'],
    listingRefs: [],
    mainImageId: subject.thumbnail,
    galleryImages: [{ type: 'picture', mainImageId: subject.image }],
    createdDate: now,
    modifiedDate: now,
    ...(state === 'draft' ? { stepIndex: 2 } : {}),
    ...(state === 'private' ? { isPrivate: true, sealedPasscode: passcodes.seal(PASSCODE) } : {}),
  };
  await portalRepository(records).put({ provider: PROVIDER, id, value: portal });
  await catalogRepository(records).put({
    provider: PROVIDER,
    id: subject.catalog,
    value: {
      _id: subject.catalog,
      ref: `ref-${number}`,
      name: { en: 'Shop' },
      template: 1,
      portalId: id,
      products: [subject.product],
      appearSeq: 1,
    } as never,
  });
  await productRepository(records).put({
    provider: PROVIDER,
    id: subject.product,
    value: { _id: subject.product, catalogId: subject.catalog, name: { en: 'Tea' }, appearSeq: 1 } as never,
  });
  const { title, galleryImages, mainImageId } = portal;
  await portalVersionRepository(records).put({
    provider: PROVIDER,
    id: versionId(id, 1),
    value: { portalId: id, content: { title, galleryImages, mainImageId } },
  });
  await portalVersionsRepository(records).put({
    provider: PROVIDER,
    id,
    value: { versions: [{ number: 1, at: now, parts: [] }] },
  });
  if (state === 'deleted') await deletePortal(site.services, { provider: PROVIDER, id });
  return subject;
}

/** A picture like no other. */
const pictureOf = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 8,
      height: 8,
      channels: 3,
      background: { r: number % 256, g: (number >> 8) % 256, b: 90 },
    },
  })
    .png()
    .toBuffer();

/** A picture as a browser sends it. */
function pictureForm(): Pick<Ask, 'body' | 'headers'> {
  const boundary = 'portico-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), tinyPicture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

async function headersOf(person: Person | Member, { id }: Subject): Promise<Record<string, string>> {
  if (person !== 'unlocked visitor') return credentials[person];
  const answer = await site.ask({
    url: `/api/checkPrivacy/portal/id/${id}`,
    headers: { 'x-passcode': PASSCODE },
  });
  const grant = answer.json<{ data?: { grant?: string } }>().data?.grant;
  return grant === undefined ? {} : { 'x-portico-grant': grant };
}

interface Row {
  call: string;
  /** Whether the bytes of its images are asked for. */
  hasPictures?: boolean;
  ask: (subject: Subject) => Ask;
  /** By state, in the order of STATES. */
  outcomes: Record<Person, readonly [Outcome, Outcome, Outcome, Outcome]> &
    Partial<Record<Member, readonly [Outcome, Outcome, Outcome, Outcome]>>;
  /** Where the status alone does not tell. */
  reveals?: (body: string, subject: Subject) => boolean;
}

const same = (...outcomes: Row['outcomes'][Person]) => outcomes;
const outcomesOf = ({ outcomes }: Row, person: Person | Member) =>
  outcomes[person] ?? outcomes[TREATED_AS[person as Member]];
const reading: Row['outcomes'] = {
  visitor: same('yes', 'locked', 'none', 'none'),
  'unlocked visitor': same('yes', 'yes', 'none', 'none'),
  creator: same('yes', 'locked', 'none', 'none'),
  editor: same('yes', 'yes', 'yes', 'none'),
  admin: same('yes', 'locked', 'none', 'none'),
  'admin elsewhere': same('yes', 'locked', 'none', 'none'),
};
/** Editors alone; who may not know of the portal is told that there is none. */
const editing: Row['outcomes'] = {
  visitor: same('who', 'who', 'who', 'who'),
  'unlocked visitor': same('who', 'who', 'who', 'who'),
  creator: same('no', 'no', 'none', 'none'),
  editor: same('yes', 'yes', 'yes', 'none'),
  admin: same('no', 'no', 'none', 'none'),
  'admin elsewhere': same('who', 'who', 'who', 'who'),
};
/** Anyone who judges what is finished may also see how it came to be so. */
const readingVersions: Row['outcomes'] = { ...editing, admin: same('yes', 'yes', 'none', 'none') };
/** The owner and admins alone. [OPEN-54] */
const owning: Row['outcomes'] = { ...readingVersions, 'co-editor': same('no', 'no', 'no', 'none') };
/** Invited people alone. [OPEN-54] */
const beingInvited: Row['outcomes'] = {
  ...editing,
  creator: same('none', 'none', 'none', 'none'),
  editor: same('none', 'none', 'none', 'none'),
  admin: same('none', 'none', 'none', 'none'),
  invited: same('yes', 'yes', 'yes', 'none'),
};
/** What is inside a private portal is not even known of without a grant. */
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
/** Answers with an empty list where it may not show. */
const listing: Row['outcomes'] = {
  visitor: same('yes', 'none', 'none', 'none'),
  'unlocked visitor': same('yes', 'yes', 'none', 'none'),
  creator: same('yes', 'none', 'none', 'none'),
  editor: same('yes', 'yes', 'yes', 'none'),
  admin: same('yes', 'none', 'none', 'none'),
  'admin elsewhere': same('yes', 'none', 'none', 'none'),
};
const bodyOf = (data: unknown) => ({ body: { data } });
/** Moderators of the site; they moderate what is finished. [OPEN-15] */
const moderating: Row['outcomes'] = {
  ...editing,
  editor: same('no', 'no', 'no', 'no'),
  creator: same('no', 'no', 'no', 'no'),
  admin: same('yes', 'yes', 'none', 'none'),
};
/** Found by everyone alike: searches hold nothing but what the public may find. */
const finding = (...outcomes: Row['outcomes'][Person]) =>
  Object.fromEntries(PEOPLE.map((person) => [person, outcomes])) as Row['outcomes'];
const search = (clause: unknown): Ask => ({
  method: 'POST',
  url: `/api/search/portal-${PROVIDER}/_search`,
  body: { query: { bool: { filter: [clause] } } },
});

const ofPortal: Row[] = [
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
    // An address without a signature opens public images alone, no matter who asks: pages hand out signed ones. [OPEN-03]
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

/** A new one for each request, or limits would answer in place of permissions. */
let addresses = 0;
const nextAddress = (): string => {
  addresses++;
  return `10.${(addresses >> 16) % 256}.${(addresses >> 8) % 256}.${addresses % 256}`;
};

async function outcomeOf(row: Row, subject: Subject, headers: Record<string, string>, host?: string) {
  const { method, url, body, headers: own = {} } = row.ask(subject);
  const answer = await site.ask({
    method,
    url,
    body,
    headers: { ...own, ...headers },
    address: nextAddress(),
    ...(host ? { host } : {}),
  });
  if (row.reveals) return row.reveals(answer.body, subject) ? 'yes' : 'none';
  return String(answer.statusCode);
}

describe.each(ofPortal)('$call', (row) => {
  test.each([...PEOPLE, ...MEMBERS])('[PERM-08, PERM-10, OPEN-04, OPEN-54] %s', async (person) => {
    const came: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [position, state] of STATES.entries()) {
      const subject = await makeSubject(state, row.hasPictures);
      came[state] = await outcomeOf(row, subject, await headersOf(person, subject));
      const wanted = outcomesOf(row, person)[position] as Outcome;
      expected[state] = row.reveals ? wanted : String(OUTCOMES[wanted]);
    }
    expect(came).toEqual(expected);
  });

  test("[APP-01] on another provider's host there is no such thing, also for its admin", async () => {
    const subject = await makeSubject('public', row.hasPictures);
    const came = await outcomeOf(row, subject, credentials['admin elsewhere'], 'other.example');
    const isOwnList = row.call === 'reviewQueue';
    expect(came).toBe(row.reveals ? 'none' : isOwnList ? '200' : '404');
  });
});

/** A call that is about no portal: who may, in the order of PEOPLE. */
interface SiteRow {
  call: string;
  ask: Ask | ((number: number) => Ask);
  outcomes: readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];
}
const ANYONE = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'] as const;
const SIGNED_IN = ['who', 'who', 'yes', 'yes', 'yes', 'who'] as const;
const ADMINS = ['who', 'who', 'no', 'no', 'yes', 'who'] as const;

const ofSite: SiteRow[] = [
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
  { call: 'account', ask: { method: 'GET', url: '/api/account' }, outcomes: SIGNED_IN },
  { call: 'accountSessions', ask: { method: 'GET', url: '/api/account/sessions' }, outcomes: SIGNED_IN },
  {
    call: 'endSession',
    ask: { method: 'DELETE', url: '/api/account/sessions/of-somebody-else' },
    outcomes: ['who', 'who', 'none', 'none', 'none', 'who'],
  },
  { call: 'passkeys', ask: { method: 'GET', url: '/api/account/passkeys' }, outcomes: SIGNED_IN },
  {
    call: 'renamePasskey',
    ask: { method: 'PUT', url: '/api/account/passkeys/of-somebody-else', ...bodyOf({ name: 'Mine' }) },
    outcomes: ['who', 'who', 'none', 'none', 'none', 'who'],
  },
  {
    call: 'suggest',
    ask: { method: 'GET', url: `/api/search/portal-${PROVIDER}/_suggest?text=wat` },
    outcomes: ANYONE,
  },
  { call: 'releaseOverview', ask: { method: 'GET', url: '/api/releases' }, outcomes: ADMINS },
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

describe.each(ofSite)('$call', ({ ask, outcomes }) => {
  test.each(PEOPLE)('[OPEN-12, OPEN-15, PERM-01] %s', async (person) => {
    const { method, url, body, headers = {} } = typeof ask === 'function' ? ask(++made) : ask;
    const answer = await site.ask({
      method,
      url,
      body,
      headers: { ...headers, ...credentials[person] },
      address: nextAddress(),
    });
    expect(answer.statusCode).toBe(OUTCOMES[outcomes[PEOPLE.indexOf(person)] as Outcome]);
  });
});

/** Who may is another test's subject: signing in and out, what deletes what others use, what anyone may ask for. */
const PROVEN_ELSEWHERE = [
  'login',
  'logout',
  // Change the account that the rows share; see account.test.ts, second-factor.test.ts and passkeys.test.ts.
  'secondFactor',
  'secondFactorPasskeyOptions',
  'passkeyOptions',
  'signInWithPasskey',
  'passkeyCreationOptions',
  'addPasskey',
  'changePassword',
  'endOtherSessions',
  'beginTotp',
  'confirmTotp',
  'removePasskey',
  'removeTotp',
  'renewRecoveryCodes',
  'signUp',
  'usernameCheck',
  'socialProviders',
  'handOff',
  'redeemCode',
  'startOverride',
  'endOverride',
  'deleteTown',
  'deleteListing',
  'countHit',
  'rememberLanguage',
  'health',
  'ready',
];

test('every call is in one of the tables', () => {
  const proven = [...ofPortal, ...ofSite].map(({ call }) => call).concat(PROVEN_ELSEWHERE);
  expect(endpoints.map(({ id }) => id).filter((id) => !proven.includes(id))).toEqual([]);
});

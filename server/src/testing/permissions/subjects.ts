import { beforeAll } from '@jest/globals';
import sharp from 'sharp';
import { goLive } from '../../releases/rollout-changes.ts';
import { catalogRepository } from '../../resources/catalogs/catalog.repository.ts';
import { imageRepository } from '../../resources/images/image.repository.ts';
import { type PortalRecord, portalRepository } from '../../resources/portals/portal.repository.ts';
import { deletePortal } from '../../resources/portals/portal-deletion.service.ts';
import { portalDraftRepository } from '../../resources/portals/portal-draft.repository.ts';
import {
  portalVersionRepository,
  portalVersionsRepository,
  versionId,
} from '../../resources/portals/portal-version.repository.ts';
import { productRepository } from '../../resources/products/product.repository.ts';
import { verifiedRelease } from '../built-release.ts';
import { fixtureContent, otherContent } from '../fixture-content.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

/* Permissions on a portal and everything in it. Each cell of the tables below is one request to a portal of its own. */

export const STATES = ['public', 'private', 'draft', 'deleted'] as const;
type State = (typeof STATES)[number];

export const PEOPLE = [
  'visitor',
  'unlocked visitor',
  'creator',
  'editor',
  'admin',
  'admin elsewhere',
] as const;
export type Person = (typeof PEOPLE)[number];
/** Other people of a portal; a row without them expects the outcome of `other`. [OPEN-54] */
export const MEMBERS = ['co-editor', 'invited'] as const;
export type Member = (typeof MEMBERS)[number];
export const TREATED_AS = { 'co-editor': 'editor', invited: 'creator' } as const;

/** Outcomes of a request, and their status. */
export const OUTCOMES = {
  yes: 200,
  /** Reported as not found. */
  none: 404,
  /** Private: needs a passcode. */
  locked: 403,
  no: 403,
  /** Not signed in. */
  who: 401,
  /** Allowed, but what it changes has changed meanwhile. */
  late: 409,
  /** Allowed, but the address in the body may not be requested. */
  refused: 400,
  /** Allowed, but the body is not a form. */
  unfit: 415,
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** One portal with everything that belongs to it; ids are derived from its own. */
export interface Subject {
  id: string;
  image: string;
  thumbnail: string;
  catalog: string;
  product: string;
}

export interface Ask {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const PASSCODE = 'a1b2c3';
export const PROVIDER = fixtureContent.provider;
export let site: TestApp;
export let credentials: Record<Person | Member, Record<string, string>>;
let editorUid: string;
export let coEditorUid: string;
export let invitedUid: string;
let tinyPicture: Buffer;

let made = 0;
/** A unique number for each thing that a test creates. */
export const nextNumber = (): number => ++made;
/** Creates a portal in that state, with its own catalogue, product and pictures. */
export async function makeSubject(state: State, hasPictures = false): Promise<Subject> {
  const { records, images, passcodes } = site.services;
  const number = nextNumber();
  const id = `${state}-${number}`;
  const picture = async (place: number) => {
    const stored = hasPictures
      ? await images.put(await pictureOf(2 * number + place))
      : { id: `picture-${2 * number + place}`, width: 8, height: 8 };
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
  await portalDraftRepository(records).put({
    provider: PROVIDER,
    id,
    value: {
      portalId: id,
      nonce: id,
      modifiedDate: now,
      modifiedBy: editorUid,
      fields: ['tags'],
      base: { tags: [`tag-${id}`] },
      content: { tags: ['drafted'] },
      review: { at: now, by: editorUid },
    },
  });
  if (state === 'deleted') await deletePortal(site.services, { provider: PROVIDER, id });
  return subject;
}

/** A unique picture. */
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

/** A picture as a multipart form. */
export function pictureForm(): Pick<Ask, 'body' | 'headers'> {
  const boundary = 'portico-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), tinyPicture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export async function headersOf(person: Person | Member, { id }: Subject): Promise<Record<string, string>> {
  if (person !== 'unlocked visitor') return credentials[person];
  const response = await site.ask({
    url: `/api/checkPrivacy/portal/id/${id}`,
    headers: { 'x-passcode': PASSCODE },
  });
  const grant = response.json<{ data?: { grant?: string } }>().data?.grant;
  return grant === undefined ? {} : { 'x-portico-grant': grant };
}

/** A new address for each request, so that rate limits do not affect the result. */
let addresses = 0;
export const nextAddress = (): string => {
  addresses++;
  return `10.${(addresses >> 16) % 256}.${(addresses >> 8) % 256}.${addresses % 256}`;
};

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openPermissionSite(): void {
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
      const response = await site.ask({
        url: '/api/auth/login',
        method: 'POST',
        body: { username, password: `${username}-password` },
        ...(host ? { host } : {}),
      });
      const { jsonWebToken, data } = response.json<{ jsonWebToken: string; data: { uid: string } }>();
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
}

import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { readConfig } from '../../server/src/config/config.ts';
import { hashPassword } from '../../server/src/resources/auth/passwords.ts';
import { userRepository } from '../../server/src/resources/auth/user.repository.ts';
import {
  WEB_CONFIG_ID,
  webConfigRepository,
} from '../../server/src/resources/web-config/web-config.repository.ts';
import { openStores } from '../../server/src/services.ts';
import { syntheticWebConfig } from '../search/synthetic-content.ts';
import { PROVIDER, publicIds } from '../search/targets.ts';

/** Uid of the generated portals' editor. */
const EDITOR_UID = 'creator';
/** Maximum size of a search response. */
const IDS = 999;
/** Number of portals that are saved, large enough that saves do not wait for each other. */
const EDITED = 40;
const IMAGES = 8;

/** A running site with the ids for requests. */
export interface Site {
  origin: string;
  portals: readonly string[];
  listings: readonly string[];
  /** Ids of public images. */
  images: readonly string[];
  /** Ids of portals that the editor saves. */
  edited: readonly string[];
  authorization: string;
}

export interface Editor {
  username: string;
  password: string;
}

/**
 * Sets a new password for the editor of the generated portals, and adds the site's configuration, which older data
 * folders lack. No server may use the data folder meanwhile.
 */
export async function prepareRecords(dataFolder: string): Promise<Editor> {
  const password = randomBytes(15).toString('base64url');
  const { records, close } = await openStores(
    readConfig({ PORTICO_DATA: dataFolder, PORTICO_LOG: 'silent' }),
  );
  try {
    const configs = webConfigRepository(records);
    if (!(await configs.get(PROVIDER, WEB_CONFIG_ID)))
      await configs.put({ provider: PROVIDER, id: WEB_CONFIG_ID, value: syntheticWebConfig(PROVIDER) });
    const users = userRepository(records);
    const passwordHash = await hashPassword(password);
    const before = (await users.list(PROVIDER)).find(({ value }) => value.uid === EDITOR_UID);
    if (before) {
      await records.batch([users.change(before, { passwordHash })]);
      return { username: before.value.username, password };
    }
    const username = `editor-${randomUUID().slice(0, 8)}`;
    await records.batch(
      users.creation(PROVIDER, {
        uid: EDITOR_UID,
        username,
        displayName: 'Editor',
        roles: ['portal_creator'],
        passwordHash,
        createdDate: new Date().toISOString(),
      }),
    );
    return { username, password };
  } finally {
    await close();
  }
}

/** Signs the editor in, and adds pictures to some portals, because generated content has none. */
export async function prepareSite(origin: string, editor: Editor): Promise<Site> {
  const portals = await publicIds(origin, { index: 'portal', provider: PROVIDER, size: IDS });
  const listings = await publicIds(origin, { index: 'listing', provider: PROVIDER, size: IDS });
  const authorization = await signIn(origin, editor);
  const edited = portals.slice(0, EDITED);
  const images: string[] = [];
  for (const [number, portal] of edited.slice(0, IMAGES).entries())
    images.push(await givePicture({ origin, authorization }, portal, number));
  return { origin, portals, listings, images, edited, authorization };
}

/** The `authorization` header of a new session. */
export async function signIn(origin: string, editor: Editor): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(editor),
  });
  const { jsonWebToken } = await replyOf<{ jsonWebToken: string }>(response, 'signing in');
  return `Bearer ${jsonWebToken}`;
}

async function givePicture(
  { origin, authorization }: Pick<Site, 'origin' | 'authorization'>,
  portal: string,
  number: number,
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await createPicture(number))]), 'picture.jpg');
  const uploaded = await fetch(`${origin}/api/portal/${portal}/image/new`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const { ref } = await replyOf<{ ref: string }>(uploaded, 'an upload');
  const saved = await fetch(`${origin}/api/portal/${portal}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { mainImageId: ref } }),
  });
  await replyOf(saved, 'saving a portal');
  return ref;
}

/** A picture of soft shapes, different for each number. */
async function createPicture(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 96 + number * 8, sigma: 60 };
  const shapes = await sharp({
    create: { width: 160, height: 120, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
  return sharp(shapes).resize(1600, 1200).jpeg().toBuffer();
}

async function replyOf<Reply>(response: Response, what: string): Promise<Reply> {
  if (!response.ok) throw new Error(`${what} responds with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll } from '@jest/globals';
import { plainJpeg } from '../image-store.contract.ts';
import { multipartForm } from '../multipart.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

export let site: TestApp;
export let creator: Record<string, string>;
export let admin: Record<string, string>;
/** For tests that count or remove other tests' uploads. */
export const openFreshSite = async () => {
  site = await openTestApp();
  creator = await site.signIn();
  admin = await site.signIn('admin');
};

let colour = 0x400000;
/** A unique picture. */
export const picture = (width = 600, height = 400): Promise<Buffer> => {
  colour += 0x000305;
  return plainJpeg(width, height, `#${colour.toString(16)}`);
};

export type Fields = readonly (readonly [string, string | Buffer])[];
/** Uploads as the creator, by default for one of their portals. */
export async function send(
  fields: Fields,
  { to = 'wat-phumin/image/new', as = creator, host = 'localhost:8000' } = {},
) {
  const { body, headers } = await multipartForm(fields);
  return site.ask({ url: `/api/portal/${to}`, method: 'POST', body, headers: { ...headers, ...as }, host });
}
export const upload = async (file: Buffer): Promise<string> => {
  const { ref, ...response } = (await send([['file', file]])).json<{ ref?: string }>();
  if (ref === undefined) throw new Error(`not uploaded: ${JSON.stringify(response)}`);
  return ref;
};
export const remove = (portal: string, id: string, as = creator) =>
  site.ask({ url: `/api/portal/${portal}/image/${id}`, method: 'DELETE', headers: as });
export const status = async (id: string) => (await site.ask({ url: `/images/${id}` })).statusCode;
export const uploadsLeft = (): string[] => {
  try {
    return readdirSync(path.join(site.services.config.dataFolder, 'uploads'));
  } catch {
    return [];
  }
};

/** For after the creator's session has expired. */
export async function signInAgain(): Promise<void> {
  creator = await site.signIn();
}

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openUploadSite(): void {
  beforeAll(openFreshSite);
}

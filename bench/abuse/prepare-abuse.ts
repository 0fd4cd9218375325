import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@portico/shared/contracts';
import { readConfig } from '../../server/src/config/config.ts';
import { openDiskReleases } from '../../server/src/releases/open-releases.ts';
import { publishAtStart } from '../../server/src/releases/publish-built.ts';
import { hashPassword } from '../../server/src/resources/auth/passwords.ts';
import { userRepository } from '../../server/src/resources/auth/user.repository.ts';
import { catalogRepository } from '../../server/src/resources/catalogs/catalog.repository.ts';
import { type PortalRecord, portalRepository } from '../../server/src/resources/portals/portal.repository.ts';
import { productRepository } from '../../server/src/resources/products/product.repository.ts';
import { openStores } from '../../server/src/services.ts';
import { releasesFolder } from '../../webpack/paths.ts';
import type { Editor } from '../long-run/prepare-site.ts';
import { seededRandom, syntheticPortal } from '../search/synthetic-content.ts';
import { PROVIDER } from '../search/targets.ts';
import { DRAFT, ENDLESS_PATH, HEAVY, HEAVY_CATALOG } from './attacks.ts';

const HEAVY_PRODUCTS = 100;
/** Maximum length of a product's description in each of four languages, in characters. */
const HEAVY_TEXT = 20_000;

/** Uid of the attacker, whose password is generated for the run. */
const UID = 'abuser';

/** Creates a creator with a draft, and with a public portal that has 100 products of 80 KB. */
export async function prepareAbusedRecords(dataFolder: string): Promise<Editor> {
  const editor = { username: UID, password: randomBytes(15).toString('base64url') };
  const passwordHash = await hashPassword(editor.password);
  const { records, close } = await openStores(
    readConfig({ PORTICO_DATA: dataFolder, PORTICO_LOG: 'silent' }),
  );
  try {
    const random = seededRandom(17);
    const portals = portalRepository(records);
    const portal = (_id: string, status: PortalRecord['status']): PortalRecord => ({
      ...syntheticPortal(random, PROVIDER, 1_000_000),
      _id,
      status,
      isPrivate: false,
      owner: UID,
      editors: [UID],
    });
    const now = new Date().toISOString();
    const text = 'x '.repeat(HEAVY_TEXT / 2);
    const products = Array.from({ length: HEAVY_PRODUCTS }, (_, number) => ({
      _id: `heavy-${number}`,
      catalogId: HEAVY_CATALOG,
      name: { en: `Product ${number}` },
      description: { th: text, en: text, zh: text, ar: text },
      modifiedDate: now,
    }));
    await records.batch([
      ...userRepository(records).creation(PROVIDER, {
        uid: UID,
        username: UID,
        displayName: 'Abuser',
        roles: ['portal_creator'],
        passwordHash,
        createdDate: now,
      }),
      portals.write({ provider: PROVIDER, id: DRAFT, value: portal(DRAFT, 'DRAFT') }),
      portals.write({ provider: PROVIDER, id: HEAVY, value: portal(HEAVY, 'RELEASE') }),
      catalogRepository(records).write({
        provider: PROVIDER,
        id: HEAVY_CATALOG,
        value: {
          _id: HEAVY_CATALOG,
          portalId: HEAVY,
          name: { en: 'Heavy' },
          ref: HEAVY_CATALOG,
          template: 1,
          appearSeq: 0,
          products: products.map(({ _id }) => _id),
          modifiedDate: now,
        },
      }),
      ...products.map((value) =>
        productRepository(records).write({ provider: PROVIDER, id: value._id, value }),
      ),
    ]);
  } finally {
    await close();
  }
  return editor;
}

/** Publishes the last build, with a shell whose render never ends for some URLs. Throws if nothing is built. */
export async function publishEndlessPage(dataFolder: string): Promise<void> {
  const list = path.join(releasesFolder, 'built.json');
  if (!existsSync(list)) throw new Error('nothing is built: npm run build');
  const built = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  const builtFolder = path.join(dataFolder, 'built');
  for (const [name, version] of Object.entries(built))
    cpSync(path.join(releasesFolder, name, version), path.join(builtFolder, name, version), {
      recursive: true,
    });
  writeFileSync(path.join(builtFolder, 'built.json'), JSON.stringify(built));
  addEndlessPage(path.join(builtFolder, 'shell', built['shell'] ?? ''));
  const releases = openDiskReleases(path.join(dataFolder, 'releases'));
  await publishAtStart({ releases, builtFolder, isProduction: true });
}

function addEndlessPage(shellFolder: string): void {
  const file = path.join(shellFolder, 'node', 'main.js');
  appendFileSync(
    file,
    `
const { init } = module.exports;
module.exports = {
  init: async (setup) => {
    const render = await init(setup);
    return (request) => {
      if (new URL(request.url).pathname.startsWith(${JSON.stringify(ENDLESS_PATH)})) for (;;);
      return render(request);
    };
  },
};
`,
  );
  const descriptorFile = path.join(shellFolder, 'remote.json');
  const descriptor = JSON.parse(readFileSync(descriptorFile, 'utf8')) as Descriptor;
  const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
  const node = { ...descriptor.node, 'main.js': `sha384-${hash}` };
  writeFileSync(descriptorFile, JSON.stringify({ ...descriptor, node }));
}

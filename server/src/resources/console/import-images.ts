import { MAX_IMAGE_BYTES } from '@portico/shared/contracts';
import PQueue from 'p-queue';
import type { Config } from '../../config/config.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { AppError, refusedField } from '../../kernel/app-error.ts';
import { AddressRefused, BodyTooLarge, type OutgoingRequests } from '../../security/outgoing-requests.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { SITE } from '../images/image.repository.ts';
import { takeImage } from '../images/image.service.ts';

/** Bodies in memory at once, of all sites. */
const MAX_AT_ONCE = 3;

const PATH = 'body.data.address';

export interface ImportImageStores {
  records: RecordStore;
  images: ImageStore;
  config: Config;
  now: () => Date;
  /** With the guard of webhooks: addresses inside networks are refused. */
  webhookRequests: Pick<OutgoingRequests, 'download'>;
}

/** Fetches images from web addresses, a few at once. */
export function createImportImages(stores: ImportImageStores) {
  const queue = new PQueue({ concurrency: MAX_AT_ONCE });

  return {
    /**
     * Stores the image of an address for the site and returns its id. Throws 'invalid' for an address that is refused
     * or does not respond with an image, 'too-large', and what `takeImage` throws.
     */
    fetch: ({
      provider,
      by,
      address,
      userAgent,
    }: {
      provider: string;
      /** A uid. */
      by: string;
      address: string;
      userAgent: string;
    }): Promise<string> =>
      queue.add(async () => {
        const source = await bytesAt(stores.webhookRequests, address, userAgent);
        return (await takeImage(stores, { provider, owner: SITE, by, source })).id;
      }),
  };
}

async function bytesAt(
  requests: Pick<OutgoingRequests, 'download'>,
  address: string,
  userAgent: string,
): Promise<Buffer> {
  const { status, type, body } = await requests
    .download(address, { userAgent, accept: 'image/*', maxBytes: MAX_IMAGE_BYTES })
    .catch((error: unknown) => {
      if (error instanceof AddressRefused)
        throw refusedField({ path: PATH, message: error.message, code: 'not-allowed' });
      if (error instanceof BodyTooLarge)
        throw new AppError('too-large', `An image may have ${MAX_IMAGE_BYTES / 1024 / 1024} MB at most.`);
      throw refusedField({ path: PATH, message: 'the address does not respond', code: 'wrong' });
    });
  if (status !== 200)
    throw refusedField({ path: PATH, message: `the address responds with ${status}`, code: 'wrong' });
  // A page that says why the image is missing; anything else is decided by its bytes.
  if (type.startsWith('text/'))
    throw new AppError('unsupported-type', 'The address has a page instead of an image.');
  return body;
}

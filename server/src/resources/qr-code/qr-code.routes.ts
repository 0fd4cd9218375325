import { generateQrCode, type QueryOf } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config/config.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import type { Providers } from '../../providers/providers.ts';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { createImageReader } from '../images/image.reader.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { renderQrCode } from './qr-code.picture.ts';
import { imageAtAddress, qrText } from './qr-code.policy.ts';

interface QrCodeServices {
  config: Config;
  records: RecordStore;
  providers: Providers;
  images: ImageStore;
  imageSignatures: ImageSignatures;
  contentVersions: ContentVersions;
}

/** A reader opens a page or two with a code; more is use of the site as a QR service. */
const CODES_PER_MINUTE = 30;
/** Cached codes, about 10 KB each; the least recently used are evicted first. */
const MAX_CODES = 500;
/** Pixels; larger than a logo is in the code. */
const LOGO_WIDTH = 320;

/** Routes of QR codes. [API-13, OPEN-28, SHARE-06] */
export async function qrCodeRoutes(app: FastifyInstance, services: QrCodeServices): Promise<void> {
  const { images, providers, config } = services;
  const reader = createImageReader(services);
  const codes = new LRUCache<string, string>({ max: MAX_CODES });
  const prefixes = ['/images', '/small-images', config.imagePrefix];

  endpoint(
    app,
    generateQrCode,
    async ({ query, provider }) => {
      const isOwnHost = (host: string) => providers.byHost(host)?.id === provider.id;
      const content = qrText(query.text, isOwnHost);
      if (content.kind === 'refused') return failed(content.reason);
      const image = namedImage(query, isOwnHost);
      // Checked for a cached code as well: another requester may have caused the entry.
      const isSeen = image && (await reader.accessTo({ provider: provider.id, ...image })) !== 'none';
      if (isLogoWanted(query) && !isSeen) return failed('This image does not exist.');

      const key = JSON.stringify([content.text, image?.id]);
      const data = codes.get(key) ?? (await render(content.text, image?.id));
      if (data === undefined) return failed('The text is too long for a QR code.');
      codes.set(key, data);
      return { result: 'ok' as const, data };
    },
    { perMinute: CODES_PER_MINUTE },
  );

  function namedImage(
    { imageID, imagePath }: QueryOf<typeof generateQrCode>,
    isOwnHost: (host: string) => boolean,
  ) {
    if (imageID) return { id: imageID };
    return imagePath ? imageAtAddress(imagePath, { isOwnHost, prefixes }) : undefined;
  }

  async function render(text: string, logoId: string | undefined): Promise<string | undefined> {
    const logo =
      logoId === undefined
        ? undefined
        : await images.variant({ id: logoId, width: LOGO_WIDTH, accepts: ['webp'] });
    const png = await renderQrCode(text, logo?.bytes);
    return png && `data:image/png;base64,${png.toString('base64')}`;
  }
}

const isLogoWanted = ({ imageID, imagePath }: QueryOf<typeof generateQrCode>): boolean =>
  Boolean(imageID || imagePath);

const failed = (reason: string) => ({ result: 'fail', reason }) as const;

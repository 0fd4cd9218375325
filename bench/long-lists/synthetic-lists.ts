import type { GalleryItem } from '@portico/shared/contracts';
import sharp from 'sharp';
import { catalogRepository } from '../../server/src/resources/catalogs/catalog.repository.ts';
import { takeImage } from '../../server/src/resources/images/image.service.ts';
import { portalRepository } from '../../server/src/resources/portals/portal.repository.ts';
import { productRepository } from '../../server/src/resources/products/product.repository.ts';
import type { Services } from '../../server/src/services.ts';
import { seededRandom } from '../search/synthetic-content.ts';

const PROVIDER = 'demo';
/** Demo portal on which generated portals are based, with other pictures and products. */
const MODEL = 'wat-phumin';
/** Number of different photos; longer lists repeat them. */
const PHOTOS = 16;
/** Aspect ratios (width / height), one for each third item. */
const SHAPES = [
  [4, 3],
  [3, 4],
  [16, 9],
] as const;
const DESCRIPTION = {
  th: 'เดินขึ้นบันไดนาคสามร้อยหกขั้นในตอนเช้าตรู่ก่อนที่ผู้คนจะมา แล้วมองลงไปยังเมืองที่ยังอยู่ใต้หมอกบาง ๆ เสียงระฆังดังไปถึงหมู่บ้านข้างล่าง',
  en: 'Climb the three hundred and six steps early in the morning, before the crowd comes, and look down on the town that still lies under a thin mist. The bells are heard as far as the villages below.',
  zh: '清晨人群到来之前，登上三百零六级那伽台阶，俯瞰薄雾中的城市。钟声一直传到山下的村庄。',
  ar: 'اصعد الدرج في الصباح الباكر قبل أن يأتي الناس وانظر إلى المدينة تحت الضباب الخفيف.',
};
const named = (number: number) => ({
  th: `ภาพที่ ${number} บนดอย`,
  en: `View ${number} of the mountain`,
  zh: `山景 ${number}`,
  ar: `منظر ${number} من الجبل`,
});

/** Uploads photos of the demo provider, and waits for all their sizes. */
export async function uploadPhotos(services: Services): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < PHOTOS; number++) {
    const source = await syntheticPhoto(number);
    const image = await takeImage(services, { provider: PROVIDER, owner: MODEL, source });
    ids.push(image.id);
  }
  await services.images.settled();
  return ids;
}

/** A photo of soft shapes in different colours, with the size of a gallery picture on a phone. */
async function syntheticPhoto(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grains = await sharp({
    create: { width: 80, height: 60, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
  return sharp(grains)
    .resize(640, 480)
    .modulate({ hue: number * 9 })
    .jpeg()
    .toBuffer();
}

/** Writes a portal with that many pictures; returns its id. */
export async function writeGallery(
  { records }: Services,
  { photos, pictures }: { photos: readonly string[]; pictures: number },
): Promise<string> {
  const portals = portalRepository(records);
  const model = await portals.get(PROVIDER, MODEL);
  if (!model) throw new Error(`the demo has no portal ${MODEL}`);
  const [cover] = model.value.galleryImages ?? [];
  const items = Array.from({ length: pictures }, (_, number): GalleryItem => {
    const [width, height] = SHAPES[number % SHAPES.length] as (typeof SHAPES)[number];
    return {
      type: 'picture',
      mainImageId: photos[number % photos.length],
      aspects: { width, height },
      title: named(number + 1),
      ...(number % 2 === 0 ? { description: DESCRIPTION } : {}),
    };
  });
  const id = `gallery-of-${pictures}`;
  const value = { ...model.value, _id: id, galleryImages: cover ? [cover, ...items] : items };
  await portals.put({ provider: PROVIDER, id, value });
  return id;
}

/** Writes a catalogue with that many products; returns its id. */
export async function writeCatalog(
  { records, now }: Services,
  { photos, products, portalId }: { photos: readonly string[]; products: number; portalId: string },
): Promise<string> {
  const random = seededRandom(products);
  const id = `catalog-of-${products}`;
  const modifiedDate = now().toISOString();
  const ids = Array.from({ length: products }, (_, number) => `product-${products}-${number}`);
  await records.batch([
    catalogRepository(records).write({
      provider: PROVIDER,
      id,
      value: {
        _id: id,
        ref: id,
        name: named(0),
        template: 1,
        portalId,
        products: ids,
        appearSeq: 1,
        modifiedDate,
      },
    }),
    ...ids.map((productId, number) => {
      const price = 50 + Math.floor(random() * 2000);
      const value = {
        _id: productId,
        catalogId: id,
        name: named(number + 1),
        description: DESCRIPTION,
        price,
        ...(random() < 0.3 ? { priceSale: price + 100 } : {}),
        ...(random() < 0.2 ? { highlightText: 'NEW' } : {}),
        ...(random() < 0.5 ? { action: { text: { th: 'สั่งซื้อ', en: 'Order' }, color: '#1d6b52' } } : {}),
        mainImageId: photos[number % photos.length],
        modifiedDate,
      };
      return productRepository(records).write({ provider: PROVIDER, id: productId, value });
    }),
  ]);
  return id;
}

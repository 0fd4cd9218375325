import { expect, test } from '@jest/globals';
import { readConfig } from '../../config/config.ts';
import { SITE } from '../../resources/images/image.repository.ts';
import { takeImage } from '../../resources/images/image.service.ts';
import { openStores } from '../../services.ts';
import { openS3Objects } from '../../storage/s3-objects.ts';
import { fixtureContent } from '../../testing/fixture-content.ts';
import { freshBucket } from '../../testing/fresh-bucket.ts';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { openTestCli } from '../../testing/run-cli.ts';
import { testS3 } from '../../testing/s3-server.ts';
import { checkImages } from './check-content.ts';

(testS3() ? test : test.skip)(
  'images in a bucket are checked there (needs PORTICO_TEST_S3_URL)',
  async () => {
    const desk = await openTestCli([fixtureContent]);
    const { endpoint = '', bucket, accessKeyId, secretAccessKey } = await freshBucket();
    const env = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId };
    const config = readConfig({
      ...env,
      NODE_ENV: 'test',
      PORTICO_DATA: desk.folder,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    const stores = await openStores(config);
    const image = { provider: 'demo', owner: SITE, source: await plainJpeg(90, 60) };
    const { id, file } = await takeImage(stores, image);
    await stores.images.settled();
    expect(await checkImages(stores, { isDeep: true })).toEqual([]);
    const objects = openS3Objects(
      { ...config.s3, region: 'us-east-1', endpoint, bucket, accessKeyId, secretAccessKey },
      'images/',
    );
    const name = `originals/${id.slice(0, 2)}/${id}`;
    await objects.write(name, Buffer.alloc(file.bytes));
    expect(await checkImages(stores)).toEqual([]);
    expect((await checkImages(stores, { isDeep: true }))[0]?.what).toContain('its hash differs');
    await objects.remove([name]);
    expect((await checkImages(stores))[0]?.what).toBe(`demo: the image ${id} has no file.`);
    await stores.close();
  },
);

import { expect, test } from '@jest/globals';
import { readConfig } from '../../config/config.ts';
import { openReleases } from '../../releases/open-releases.ts';
import { goLive } from '../../releases/rollout-changes.ts';
import { verifiedRelease } from '../../testing/built-release.ts';
import { freshBucket } from '../../testing/fresh-bucket.ts';
import { testS3 } from '../../testing/s3-server.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { openS3Files } from '../migrate/open-s3-files.ts';
import { checkReleases } from './check-releases.ts';

(testS3() ? test : test.skip)(
  'live releases in a bucket are checked there (needs PORTICO_TEST_S3_URL)',
  async () => {
    const { endpoint = '', bucket, accessKeyId, secretAccessKey } = await freshBucket();
    const config = readConfig({
      NODE_ENV: 'test',
      PORTICO_DATA: scratchFolder(),
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    expect((await checkReleases(config))[0]?.what).toBe('No release set is live.');
    const releases = openReleases(config);
    const shell = { name: 'shell', version: '1.0.0' };
    await releases.publish(await verifiedRelease(shell));
    await releases.change((state) => goLive(state, { ...shell, by: 'nok', at: '2026-11-21T05:00:00.000Z' }));
    expect(await checkReleases(config)).toEqual([]);

    const files = openS3Files(
      { ...config.s3, region: 'us-east-1', endpoint, bucket, accessKeyId, secretAccessKey },
      'releases/',
    );
    for await (const { name } of files.list())
      if (name.startsWith('files/')) await files.write(name, Buffer.from('changed'));
    const [problem] = await checkReleases(config);
    expect(problem?.what).toMatch(/^shell 1\.0\.0: \S+ is not in the bucket as it was published\.$/);
    expect(problem?.remedy).toContain('remotes publish');
  },
);

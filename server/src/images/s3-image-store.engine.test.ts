import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { S3Settings } from '../config/storage-settings.ts';
import { allObjects } from '../testing/all-objects.ts';
import { describeImageStore, plainJpeg } from '../testing/image-store.contract.ts';
import { testS3 } from '../testing/s3-server.ts';
import { openS3ImageStore } from './s3-image-store.ts';

const s3 = testS3();

if (s3) {
  describeImageStore('S3ImageStore', async (options) => {
    const prefix = `${randomUUID()}/`;
    return {
      store: openS3ImageStore({ s3, prefix, ...options }),
      storedBytes: async () => [...(await allObjects(s3, prefix)).values()],
    };
  });
}

(s3 ? describe : describe.skip)('images of several servers (needs PORTICO_TEST_S3_URL)', () => {
  const open = (prefix: string) => openS3ImageStore({ s3: s3 as S3Settings, prefix });

  test('images stored by one server are served and removed by another', async () => {
    const prefix = `${randomUUID()}/`;
    const [one, other] = [open(prefix), open(prefix)];
    const { id } = await one.put(await plainJpeg(400, 300));
    await one.settled();
    const seen = await other.variant({ id, width: 320, accepts: ['avif'] });
    expect(seen).toMatchObject({ format: 'avif', isInterim: false });
    await other.remove(id);
    expect(await one.variant({ id, width: 320, accepts: ['avif'] })).toBeUndefined();
    expect(await allObjects(s3 as S3Settings, prefix)).toEqual(new Map());
  });

  test('an upload survives a removal on another server that started before it was recorded', async () => {
    const prefix = `${randomUUID()}/`;
    const [one, other] = [open(prefix), open(prefix)];
    const bytes = await plainJpeg(400, 300);
    const { id } = await one.put(bytes);
    let isRecorded = false;
    await one.put(bytes, {
      async onStored() {
        await other.remove(id, async () => isRecorded);
        isRecorded = true;
      },
    });
    expect(await one.original(id)).toBeDefined();
    await one.settled();
  });
});

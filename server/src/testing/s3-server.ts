import type { S3Settings } from '../config/storage-settings.ts';

/**
 * The S3 server for tests, from PORTICO_TEST_S3_URL: `http://{key}:{secret}@{host}:{port}/{bucket}`; undefined when it
 * is not set.
 */
export function testS3(): S3Settings | undefined {
  const text = process.env['PORTICO_TEST_S3_URL'];
  if (!text) return undefined;
  const { origin, pathname, username, password } = new URL(text);
  return {
    endpoint: origin,
    bucket: pathname.slice(1),
    region: 'us-east-1',
    accessKeyId: username,
    secretAccessKey: password,
  };
}

import { expect, test } from '@jest/globals';
import { addressOf, bucketOf, fingerprintOf } from './engine-address.ts';

const s3 = {
  endpoint: 'https://s3.example',
  bucket: 'files',
  region: 'r',
  accessKeyId: 'k',
  secretAccessKey: 'hidden',
};

test('engines are named without their passwords', () => {
  expect(addressOf('postgres://portico:hidden@db.example:5433/portico?password=hidden')).toBe(
    'the database db.example:5433/portico',
  );
  expect(bucketOf(s3)).toBe('the bucket files of s3.example');
});

test('engines are equal despite another password, and differ by database', () => {
  const print = (databaseUrl: string) => fingerprintOf({ databaseUrl, s3 });
  const one = print('postgres://portico:one@db.example/portico');
  expect(print('postgres://portico:two@db.example/portico')).toBe(one);
  expect(print('postgres://portico:one@db.example/other')).not.toBe(one);
  expect(fingerprintOf({ databaseUrl: 'postgres://portico:one@db.example/portico' })).not.toBe(one);
});

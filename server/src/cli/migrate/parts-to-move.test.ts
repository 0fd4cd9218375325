import { expect, test } from '@jest/globals';
import { partsToMove } from './parts-to-move.ts';

const databaseUrl = 'postgres://portico@db.example/portico';
const s3 = { endpoint: undefined, bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's' };

test('configured parts are moved', () => {
  expect([...partsToMove({ databaseUrl, s3: undefined })]).toEqual(['records']);
  expect([...partsToMove({ databaseUrl: undefined, s3 })]).toEqual(['files']);
  expect([...partsToMove({ databaseUrl, s3 })]).toEqual(['records', 'files']);
  expect([...partsToMove({ databaseUrl, s3, only: 'files' })]).toEqual(['files']);
});

test('missing settings are named', () => {
  expect(() => partsToMove({ databaseUrl: undefined, s3: undefined })).toThrow(/DATABASE_URL.*S3_BUCKET/);
  expect(() => partsToMove({ databaseUrl, s3: undefined, only: 'files' })).toThrow('S3_BUCKET');
  expect(() => partsToMove({ databaseUrl: undefined, s3, only: 'records' })).toThrow('DATABASE_URL');
});

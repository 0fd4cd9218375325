import { randomUUID } from 'node:crypto';
import { afterAll, describe } from '@jest/globals';
import pg from 'pg';

/** Tests that need a PostgreSQL: skipped when PORTICO_TEST_DATABASE_URL is not set. */
export const describeOnPostgres = process.env.PORTICO_TEST_DATABASE_URL ? describe : describe.skip;

const made: string[] = [];

/** URL of a schema of its own in the tests' PostgreSQL; removed after the file's tests. */
export async function freshSchema(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  made.push(name);
  await onDatabase((client) => client.query(`CREATE SCHEMA ${name}`));
  const url = new URL(givenDatabase());
  url.searchParams.set('application_name', name);
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

function givenDatabase(): string {
  const url = process.env.PORTICO_TEST_DATABASE_URL;
  if (!url) throw new Error('PORTICO_TEST_DATABASE_URL names no PostgreSQL: run `npm run test:engines`.');
  return url;
}

async function onDatabase(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(givenDatabase());
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  if (made.length === 0) return;
  await onDatabase((client) => client.query(`DROP SCHEMA IF EXISTS ${made.join(', ')} CASCADE`));
});

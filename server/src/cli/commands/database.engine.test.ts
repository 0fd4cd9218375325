import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fixtureContent } from '../../testing/fixture-content.ts';
import { describeOnPostgres, freshSchema } from '../../testing/fresh-schema.ts';
import { openTestCli } from '../../testing/run-cli.ts';

describeOnPostgres('the operator’s commands on PostgreSQL', () => {
  test('a provider moves from the data folder into a database, and back', async () => {
    const embedded = await openTestCli([fixtureContent]);
    const DATABASE_URL = await freshSchema();
    const onDatabase = { env: { DATABASE_URL } };
    const file = (name: string) => path.join(embedded.folder, `${name}.tar.gz`);
    interface Moved {
      counts: Record<string, number>;
    }
    const first = await embedded.data<Moved>(['export', 'demo', file('first')]);
    await embedded.data(['import', file('first')], onDatabase);
    const second = await embedded.data<Moved>(['export', 'demo', file('second')], onDatabase);
    expect(second.counts).toEqual(first.counts);

    const other = await openTestCli();
    await other.data(['import', file('second')]);
    expect((await other.data<Moved>(['export', 'demo', file('third')])).counts).toEqual(first.counts);
  });

  test('doctor checks the database and reports broken records', async () => {
    const desk = await openTestCli();
    const DATABASE_URL = await freshSchema();
    const problemsOf = async (url: string) => {
      const { stdout } = await desk.portico(['doctor', '--json'], { env: { DATABASE_URL: url } });
      const { data } = JSON.parse(stdout) as {
        data: { findings: { check: string; problems: { what: string }[] }[] };
      };
      return data.findings.find(({ check }) => check === 'the records are sound')?.problems;
    };
    expect(await problemsOf(DATABASE_URL)).toMatchObject([
      { what: 'The tables of the records are of an older Portico.' },
    ]);
    await desk.data(['providers', 'create', 'nan', '--host', 'nan.example'], { env: { DATABASE_URL } });
    expect(await problemsOf(DATABASE_URL)).toEqual([]);
    const [problem] = (await problemsOf('postgres://portico:a-password@127.0.0.1:1/none')) ?? [];
    expect(problem?.what).toContain('cannot be read');
    expect(problem?.what).not.toContain('a-password');
  });

  test('backup and restore refuse a database', async () => {
    const desk = await openTestCli();
    const settings = { env: { DATABASE_URL: await freshSchema() } };
    for (const command of ['backup', 'restore']) {
      const said = await desk.refusal([command, path.join(desk.folder, 'x.tar.gz')], settings);
      expect(said).toContain(`\`${command}\` is for records in the data folder`);
      expect(said).toContain('pg_dump');
    }
  });
});

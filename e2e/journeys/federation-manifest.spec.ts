import { expect, test } from '../support/fixtures.ts';
import { bootOf } from '../support/page-boot.ts';

interface Manifest {
  metaData: { remoteEntry: { name: string; path: string }; globalName: string; publicPath: string };
  shared: { name: string; singleton: boolean; requiredVersion: string }[];
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

test('[MFE-01] each release has a manifest of Module Federation that other origins may read, and the files that it names exist', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const { remotes } = await bootOf(page);
  expect(remotes.length).toBeGreaterThan(3);
  for (const { name, version } of remotes) {
    const folder = `/_r/${name}/${version}`;
    const response = await request.get(`${folder}/mf-manifest.json`);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(response.headers()['access-control-allow-origin']).toBe('*');
    const { metaData, shared, exposes } = (await response.json()) as Manifest;
    // Relative to the manifest, so that it holds at every origin that serves the release.
    expect([metaData.publicPath, metaData.globalName]).toEqual(['auto', name.replaceAll('-', '_')]);
    expect(shared.find((one) => one.name === 'react')).toMatchObject({ singleton: true });
    expect(exposes.map((one) => one.name)).toEqual(['remote']);
    const files = [
      metaData.remoteEntry.path + metaData.remoteEntry.name,
      ...exposes.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]),
    ];
    for (const file of files)
      expect([file, (await request.head(`${folder}/${file}`)).status()]).toEqual([file, 200]);
  }
});

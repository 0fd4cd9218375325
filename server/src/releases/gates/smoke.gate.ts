import path from 'node:path';
import type { Descriptor, RenderedPage } from '@portico/shared/contracts';
import { readLiveRelease } from '../../render/live-release.ts';
import { RenderWorker } from '../../render/render-worker.ts';
import type { CarriedRequest, CarriedResponse } from '../../render/worker-messages.ts';
import { blocking, type GateFinding } from '../gate-finding.ts';
import { releaseSetOf } from '../release-set.ts';
import { type ReleaseUnderCheck, shellOf } from './release-under-check.ts';
import { addressesOf } from './route-addresses.ts';
import type { SmokeSite } from './smoke-site.ts';

/** Renders every route of the release anonymously, in a render worker of the resulting set. */
export async function smokeGate(input: ReleaseUnderCheck): Promise<readonly GateFinding[]> {
  const {
    release: { descriptor },
    site,
  } = input;
  if (!site || !shellOf(input)) return [];
  const failedCalls: string[] = [];
  const started = await startWorker(input, watched(site, failedCalls));
  if (started instanceof Error) {
    return [
      blocking(
        'PG-112',
        `The set with ${descriptor.name} ${descriptor.version} cannot be rendered on the server at all: ${started.message}`,
        'Load the node/ build with Node and find the code that fails on import.',
      ),
    ];
  }
  try {
    const routes = routesToRender(input);
    const addresses = await addressesOf(routes, site.publicPaths());
    const findings: GateFinding[] = [];
    for (const { name, route, path: pattern } of routes) {
      const address = new URL(addresses.get(pattern) ?? '/', site.origin).href;
      failedCalls.length = 0;
      const failure = await renderOnce(started, address, site).then(
        (page) => failureIn(page, failedCalls),
        (error: unknown) => firstLines(error),
      );
      if (failure === undefined) continue;
      findings.push(
        blocking(
          'PG-111',
          `The route '${route}' of ${name} failed when it was rendered at ${new URL(address).pathname}: ${failure}`,
          'Open that address with the release in a server of your own; its log has the whole stack.',
        ),
      );
    }
    return findings;
  } finally {
    await started.drain();
  }
}

interface RouteToRender {
  name: string;
  route: string;
  path: string;
}

/** The release's own routes, or those of all remotes if it is the shell or fills slots on their pages. */
function routesToRender({ release: { descriptor }, others }: ReleaseUnderCheck): RouteToRender[] {
  const isOnOthers = descriptor.kind === 'shell' || Object.keys(descriptor.slots).length > 0;
  const packages: readonly Descriptor[] = isOnOthers ? [descriptor, ...others] : [descriptor];
  return packages.flatMap(({ name, routes }) =>
    Object.entries(routes).map(([route, { path: pattern }]) => ({ name, route, path: pattern })),
  );
}

async function startWorker(
  { release, others, releases }: ReleaseUnderCheck,
  callApi: SmokeSite['callApi'],
): Promise<RenderWorker | Error> {
  const { folder, descriptor } = release;
  const packages = [descriptor, ...others];
  const descriptorOf = async (name: string, version: string) =>
    name === descriptor.name ? descriptor : releases.descriptor(name, version);
  const set = releaseSetOf(Object.fromEntries(packages.map(({ name, version }) => [name, version])));
  const serverFolder = async (name: string, version: string) =>
    name === descriptor.name ? path.join(folder, 'node') : releases.serverFolder(name, version);
  try {
    const wouldBe = await readLiveRelease(set, { descriptor: descriptorOf });
    return await RenderWorker.start(wouldBe, { releases: { serverFolder }, callApi, isTrial: true });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const renderOnce = (worker: RenderWorker, url: string, { settings }: SmokeSite): Promise<RenderedPage> =>
  worker.render({ url, language: 'th', settings });

/** 4xx pages pass; 5xx fails the gate. */
function failureIn(page: RenderedPage, failedCalls: readonly string[]): string | undefined {
  if (page.status < 500) return undefined;
  const calls = failedCalls.length > 0 ? ` The server failed at ${failedCalls.join(', ')}.` : '';
  return `it responded with ${page.status}.${calls}`;
}

const watched =
  ({ callApi }: SmokeSite, failedCalls: string[]) =>
  async (call: CarriedRequest): Promise<CarriedResponse> => {
    const response = await callApi(call);
    if (response.status >= 500) failedCalls.push(`${call.method} ${call.url}`);
    return response;
  };

/** The message and the first frame of a stack. */
const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join('\n');

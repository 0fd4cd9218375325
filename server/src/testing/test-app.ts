import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { OutgoingRequests } from '../security/outgoing-requests.ts';
import type { ProviderContent } from '../seed/seed-content.ts';
import { openServices, type Services } from '../services.ts';
import { atEndOfFile } from './end-of-file.ts';
import { fixtureContent, otherContent } from './fixture-content.ts';
import { fixtureSeed } from './fixture-seed.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * The real API and images on their own data folder, requested as by a browser. Pages, release files, robots.txt and the
 * sitemap are registered by `site.ts` only: a test of them registers their routes itself.
 */
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** A request to the public fixture site, or to another host. */
  ask(request: TestRequest): Promise<LightMyRequestResponse>;
  /** The JSON reply to a GET request. */
  get<Reply = Record<string, unknown>>(url: string, request?: Partial<TestRequest>): Promise<Reply>;
  /** Headers of a signed-in person. */
  signIn(username?: string, password?: string): Promise<{ authorization: string }>;
  /** Advances the server's clock. */
  hours(count: number): void;
}

interface TestRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  host?: string;
  address?: string;
}

/** Without a display name Fastify looks for a plugin's file in `require.cache`, which Jest computes again at each access. */
const DISPLAY_NAME = Symbol.for('fastify.display-name');
Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  configurable: true,
  get(this: { name: string }) {
    return this.name;
  },
  set(this: object, value: string) {
    Object.defineProperty(this, DISPLAY_NAME, { value, writable: true, configurable: true });
  },
});

const opened: TestApp[] = [];

export async function openTestApp(
  contents: ProviderContent[] = [fixtureContent, otherContent],
  settings: Record<string, string> = {},
  options: AppOptions & { outgoing?: OutgoingRequests } = {},
): Promise<TestApp> {
  let now = new Date('2026-11-21T05:00:00.000Z');
  const config = readConfig({
    NODE_ENV: 'test',
    PORTICO_DATA: scratchFolder(),
    PORT: '0',
    // The clock stands still, so that the whole test is one minute for rate limits.
    PORTICO_SEARCHES_PER_MINUTE: '1000000',
    ...settings,
  });
  const services = await openServices(config, {
    seed: fixtureSeed(contents),
    now: () => now,
    searchesInProcess: true,
    ...(options.outgoing ? { outgoing: options.outgoing } : {}),
  });
  const app = await buildApp(services, options);

  const ask = ({
    url,
    method = 'GET',
    body,
    headers = {},
    host = 'localhost:8000',
    address,
  }: TestRequest) => {
    const options: InjectOptions = { url, method, headers: { host, ...headers } };
    if (body !== undefined) options.payload = body as object;
    if (address !== undefined) options.remoteAddress = address;
    return app.inject(options);
  };
  const testApp: TestApp = {
    app,
    services,
    ask,
    get: async <Reply>(url: string, request: Partial<TestRequest> = {}) =>
      (await ask({ url, ...request })).json<Reply>(),
    async signIn(username = 'creator', password = `${username}-demo`) {
      const response = await ask({ url: '/api/auth/login', method: 'POST', body: { username, password } });
      return { authorization: `Bearer ${response.json<{ jsonWebToken: string }>().jsonWebToken}` };
    },
    hours(count) {
      now = new Date(now.getTime() + count * 3_600_000);
    },
  };
  opened.push(testApp);
  return testApp;
}

/** Stops all servers of the file; also done after its last test. */
export async function closeTestApps(): Promise<void> {
  for (const { app, services } of opened.splice(0)) {
    await app.close();
    await services.close();
  }
}
atEndOfFile(closeTestApps);

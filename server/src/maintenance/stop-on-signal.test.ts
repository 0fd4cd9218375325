import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Config } from '../config/config.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { until } from '../testing/until.ts';
import { stopOnSignal } from './stop-on-signal.ts';

describe('the server as a process', () => {
  let server: ChildProcessByStdio<null, Readable, null> | undefined;
  afterEach(() => {
    server?.kill('SIGKILL');
  });

  test('SIGTERM: becomes not ready, accepts no new requests, finishes running ones and exits with 0', async () => {
    server = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, '../main.ts')], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORTICO_DATA: scratchFolder(),
        PORT: '0',
        PORTICO_LOG: 'silent',
        PORTICO_DRAIN_SECONDS: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(server, 'exit');
    const port = await announcedPort(server.stdout);
    expect((await ask(port, '/api/health')).status).toBe(200);

    const running = slowRequest(port);
    await running.taken;
    server.kill('SIGTERM');
    await until(async () => (await ask(port, '/api/ready')).status === 503);
    expect(await ask(port, '/api/ready')).toMatchObject({
      status: 503,
      body: { status: 'fail', code: 'unavailable', reason: 'Not ready. The server is stopping.' },
    });
    expect((await ask(port, '/api/health')).status).toBe(200);
    await until(async () => (await ask(port, '/api/health')).status === 0);

    expect(await running.finish()).toBe(200);
    expect(await exited).toEqual([0, null]);
  });
});

describe('when stopping does not end', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  function stuckServer() {
    jest.useFakeTimers();
    const exits: unknown[] = [];
    const ownProcess = Object.assign(new EventEmitter(), {
      exit: (code?: unknown) => void exits.push(code),
    }) as unknown as NodeJS.Process;
    const stopping = new AbortController();
    stopOnSignal(
      {
        site: { close: () => new Promise<never>(() => {}), log: { error: () => {} } } as never,
        services: { stopping, config: { drainSeconds: 0 } as Config, close: async () => {} },
        stopCleanup: async () => {},
      },
      ownProcess,
    );
    return { exits, stopping, signal: () => ownProcess.emit('SIGTERM') };
  }

  test('a second, different signal ends it', () => {
    const { exits, stopping, signal } = stuckServer();
    signal();
    expect(stopping.signal.aborted).toBe(true);
    signal();
    expect(exits).toEqual([]);
    jest.advanceTimersByTime(600);
    signal();
    expect(exits).toEqual([1]);
  });

  test('ends after ten seconds', () => {
    const { exits, signal } = stuckServer();
    signal();
    jest.advanceTimersByTime(9_999);
    expect(exits).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(exits).toEqual([1]);
  });
});

async function announcedPort(output: Readable): Promise<number> {
  let said = '';
  for await (const part of output) {
    said += String(part);
    const port = said.match(/localhost:(\d+)\//)?.[1];
    if (port) return Number(port);
  }
  throw new Error(`The server did not start: ${said}`);
}

/** On its own connection; status 0 when the connection is refused. */
function ask(port: number, url: string): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve) => {
    const request = http.get({ port, host: '127.0.0.1', path: url, agent: false }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text || 'null') }),
      );
    });
    request.on('error', () => resolve({ status: 0, body: undefined }));
  });
}

/** A request whose body ends when the test says so, on a keep-alive connection. */
function slowRequest(port: number) {
  const body = '{"language":"ar"}';
  const request = http.request({
    port,
    host: '127.0.0.1',
    path: '/api/language',
    method: 'PUT',
    agent: new http.Agent({ keepAlive: true }),
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  request.flushHeaders();
  return {
    /** The server has started handling it. */
    taken: once(request, 'continue'),
    async finish() {
      request.end(body);
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      response.resume();
      return response.statusCode;
    },
  };
}

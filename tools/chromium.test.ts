import { expect, test } from '@jest/globals';
import { findOrGetChromium, type Machine } from './chromium.ts';

/** A Linux machine with these files; records the commands. */
function machineWith(files: readonly string[], changes: Partial<Machine> = {}) {
  const there = new Set(files);
  const ran: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    exists: (file) => there.has(file),
    run: (command, args) => {
      ran.push([command, ...args].join(' '));
      if (args[0] === 'install') there.add(`/usr/bin/${args[2]}`);
      return true;
    },
    starts: () => true,
    download: async () => {
      ran.push('download');
      return '/downloads/chrome';
    },
    ...changes,
  };
  return { machine, ran };
}

test('PORTICO_CHROMIUM comes before an installed browser', async () => {
  const env = { PATH: '/usr/bin', PORTICO_CHROMIUM: '/opt/mine' };
  const { machine } = machineWith(['/opt/mine', '/usr/bin/chromium'], { env });
  expect(await findOrGetChromium(machine)).toBe('/opt/mine');
});

test('a PORTICO_CHROMIUM that does not exist is said, not worked around', async () => {
  const { machine } = machineWith(['/usr/bin/chromium'], {
    env: { PATH: '/usr/bin', PORTICO_CHROMIUM: '/opt/mine' },
  });
  await expect(findOrGetChromium(machine)).rejects.toThrow(
    'PORTICO_CHROMIUM is /opt/mine, and there is no such file.',
  );
});

test('an installed browser is taken and nothing is fetched', async () => {
  const { machine, ran } = machineWith(['/usr/bin/google-chrome', '/usr/bin/apt-get']);
  expect(await findOrGetChromium(machine)).toBe('/usr/bin/google-chrome');
  expect(ran).toEqual([]);
});

test('Chrome is found where macOS and Windows keep it', async () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(await findOrGetChromium(machineWith([mac], { platform: 'darwin' }).machine)).toBe(mac);
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  const env = { PROGRAMFILES: 'C:\\Program Files' };
  expect(await findOrGetChromium(machineWith([windows], { platform: 'win32', env }).machine)).toBe(windows);
});

test('root on Debian gets the headless shell, with fonts, even if there is another browser', async () => {
  const { machine, ran } = machineWith(['/usr/bin/chromium', '/usr/bin/apt-get'], { isRoot: true });
  expect(await findOrGetChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
  expect(ran).toEqual([
    'apt-get update',
    'apt-get install -y chromium-headless-shell fonts-noto-core fonts-noto-cjk',
  ]);
});

test("a Debian without the headless shell gets Debian's browser", async () => {
  const files = new Set(['/usr/bin/apt-get']);
  const { machine } = machineWith([], {
    isRoot: true,
    exists: (file) => files.has(file),
    run: (_command, [first, , name]) => {
      if (first !== 'install') return true;
      if (name === 'chromium') files.add('/usr/bin/chromium');
      return name === 'chromium';
    },
  });
  expect(await findOrGetChromium(machine)).toBe('/usr/bin/chromium');
});

test('the headless shell comes before another installed browser, and PORTICO_CHROMIUM before it', async () => {
  const installed = machineWith(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
  expect(await findOrGetChromium(installed.machine)).toBe('/usr/bin/chromium-headless-shell');
  const env = { PATH: '/usr/bin', PORTICO_CHROMIUM: '/opt/mine' };
  const chosen = machineWith(['/opt/mine', '/usr/bin/chromium-headless-shell'], { env });
  expect(await findOrGetChromium(chosen.machine)).toBe('/opt/mine');
});

test("who is not root gets Playwright's download", async () => {
  const { machine, ran } = machineWith(['/usr/bin/apt-get']);
  expect(await findOrGetChromium(machine)).toBe('/downloads/chrome');
  expect(ran).toEqual(['download']);
});

test("a stub that does not start is passed over for Playwright's download", async () => {
  const { machine } = machineWith(['/usr/bin/apt-get'], { isRoot: true, starts: () => false });
  expect(await findOrGetChromium(machine)).toBe('/downloads/chrome');
});

test('with no way left, one sentence says what to do', async () => {
  const { machine } = machineWith([], { download: async () => undefined });
  await expect(findOrGetChromium(machine)).rejects.toThrow(
    'set PORTICO_CHROMIUM to the path of its executable',
  );
});

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Descriptor, LANGUAGES } from '@portico/shared/contracts';
import type { KnownReleases } from '../releases/release-store.ts';

/** File contents by name in web/ or node/. */
type Files = Record<string, string>;

export interface FixtureRelease {
  name: string;
  version?: string;
  /** Overrides of its descriptor. */
  descriptor?: Partial<Descriptor>;
  web?: Files;
  node?: Files;
}

const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, { title: `title in ${language}` }]));

/** A message chunk, as the build writes it. */
export const messageChunk = (name: string, words: object): string =>
  `"use strict";(globalThis.webpackChunk${name.replaceAll('-', '_')}||=[]).push([["messages"],{7(e){e.exports=JSON.parse('${JSON.stringify(words)}')}}]);`;

/** A shell whose pages contain their URL, name it as canonical, and have the status that the remotes' server files return for a path. */
const SHELL_SERVER = `
exports.init = async ({ remotes, fetch }) => {
  const loaded = remotes.map(({ entry }) => require(entry));
  let before = 0;
  return async ({ url }) => {
    const { pathname, search, host } = new URL(url);
    const html = '<p>' + pathname + search + ' ' + before++ + '</p>';
    for (const { draw } of loaded) {
      const status = await draw(pathname, (address) => fetch(host, address));
      if (status) return { kind: 'page', status, html, head: { title: '', path: pathname + search }, routeId: '', drawnSlots: [], state: '{}' };
    }
    return { kind: 'page', status: 404, html: '', head: { title: '' }, routeId: '', drawnSlots: [], state: '{}' };
  };
};`;

/** Writes a small built release with matching hashes; returns its descriptor. */
export function writeRelease(folder: string, release: FixtureRelease): Descriptor {
  const { name, version = '0.1.0-a', descriptor = {} } = release;
  const kind = name === 'shell' ? 'shell' : 'remote';
  const entry = kind === 'shell' ? 'main.js' : 'remoteEntry.js';
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [`messages-${language}.js`, messageChunk(name, WORDS[language] ?? {})]),
  );
  const web: Files = { [entry]: `globalThis.started = '${name}';`, ...words, ...release.web };
  const node: Files = {
    [entry]: kind === 'shell' ? SHELL_SERVER : 'exports.draw = () => undefined;',
    ...release.node,
  };
  const hashes = { web: writeFiles(folder, 'web', web), node: writeFiles(folder, 'node', node) };
  writeFileSync(path.join(folder, 'node', 'package.json'), '{"type":"commonjs"}\n');
  const whole: Descriptor = {
    name,
    version,
    kind,
    platform: '^0.1.0',
    entry,
    expose: [],
    routes: {},
    slots: {},
    messages: Object.fromEntries(LANGUAGES.map((language) => [language, [`messages-${language}.js`]])),
    endpoints: [],
    slices: [],
    ...(kind === 'shell'
      ? { provides: { platform: '0.1.0', singletons: ['react', '@portico/shared/api'] } }
      : { consumes: ['react'] }),
    ...hashes,
    ...descriptor,
  };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(whole));
  return whole;
}

function writeFiles(folder: string, place: 'web' | 'node', files: Files): Record<string, string> {
  mkdirSync(path.join(folder, place), { recursive: true });
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      writeFileSync(path.join(folder, place, file), text);
      return [file, `sha384-${createHash('sha384').update(text).digest('base64')}`];
    }),
  );
}

/** The store of live releases in a folder. */
export function knownReleases(folder: string, live: readonly FixtureRelease[]) {
  const folderOf = (name: string, version: string) => path.join(folder, name, version);
  const descriptors = live.map((release) =>
    writeRelease(folderOf(release.name, release.version ?? '0.1.0-a'), release),
  );
  const releases: KnownReleases = {
    descriptor: async (name, version) => {
      const found = descriptors.find((known) => known.name === name && known.version === version);
      if (!found) throw new Error(`there is no ${name} ${version}`);
      return found;
    },
    serverFolder: async (name, version) => path.join(folderOf(name, version), 'node'),
    readWebFile: async ({ name, file }) => {
      const text = live.find((release) => release.name === name)?.web?.[file];
      return text === undefined ? undefined : { body: Buffer.from(text), encoding: undefined };
    },
  };
  return {
    releases,
    live: Object.fromEntries(descriptors.map(({ name, version }) => [name, version])),
  };
}

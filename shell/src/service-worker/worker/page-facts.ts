import type { PageBoot } from '@portico/shared/contracts';
import { unescapeHtml } from '@portico/shared/domain';
import type { DeclaredRoute } from './cache-rules.ts';

/** Metadata of a document. */
export interface PageFacts {
  releaseSet: string;
  language: string;
  title: string;
  /** The shell's main script. */
  main: string;
  /** Scripts that it loads at once. */
  scripts: readonly string[];
  /** Integrity hashes of these scripts and of the entries of all packages of the release set. */
  integrity: Readonly<Record<string, string>>;
  /** Routes that the remotes of the release set declare. */
  routes: readonly DeclaredRoute[];
}

const BOOT = /<script type="application\/json" id="portico-boot">(.*?)<\/script>/s;
const TITLE = /<title>(.*?)<\/title>/s;

/** Reads a document of the shell; undefined for other documents, in development, and with an override. */
export function pageFacts(html: string): PageFacts | undefined {
  const [, json] = BOOT.exec(html) ?? [];
  if (json === undefined) return undefined;
  const { releaseSet, language, integrity, override, preload, main, remotes } = JSON.parse(json) as PageBoot;
  if (!integrity || override) return undefined;
  const [, title = ''] = TITLE.exec(html) ?? [];
  const routes = remotes.flatMap((remote) => Object.values(remote.routes).map(declaredRoute));
  return {
    releaseSet,
    language,
    title: unescapeHtml(title),
    main,
    scripts: [...preload, main],
    integrity,
    routes,
  };
}

/** Drops the file names. */
const declaredRoute = ({ path, query, personal, frame }: DeclaredRoute): DeclaredRoute => ({
  path,
  query,
  personal,
  frame,
});

const NAMESPACE = /\buseText\(\s*['"]([\w-]+)['"]/g;
const ASKED = /\bt\(\s*(?:'([\w.-]+)'|"([\w.-]+)"|`([\w.-]*)(\$\{|`))/g;
const KEY_LIKE = /['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g;
const KEY_START = /`([\w-]+[\w.-]*)\$\{/g;

/** The use of messages in one source file. */
export interface TranslationUses {
  /** Namespaces of `useText('...')`. */
  namespaces: readonly string[];
  /** Keys in `t('...')`: each must exist. */
  keys: readonly string[];
  /** Prefixes of keys in t(`start.${...}`): at least one key must match. */
  prefixes: readonly string[];
  /** Strings that could be a key or a prefix of one, in a table or a property: such keys count as used. */
  mentionedKeys: readonly string[];
  mentionedPrefixes: readonly string[];
}

const groups = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, group = '']) => group);

export function readTranslationUses(source: string): TranslationUses {
  const asked = [...source.matchAll(ASKED)].map(([, single, double, template = '', end]) => ({
    key: single ?? double ?? (end === '`' ? template : undefined),
    prefix: end === '${' ? template : undefined,
  }));
  return {
    namespaces: groups(source, NAMESPACE),
    keys: asked.flatMap(({ key }) => (key === undefined ? [] : [key])),
    prefixes: asked.flatMap(({ prefix }) => (prefix ? [prefix] : [])),
    mentionedKeys: groups(source, KEY_LIKE),
    mentionedPrefixes: groups(source, KEY_START),
  };
}

/** A source file and its package; files of shared belong to the namespaces that they name. */
export interface SourceText {
  file: string;
  packageName: string;
  source: string;
}

/** Keys that are used and missing, and keys that are unused. */
export function compareUses(
  keysByNamespace: ReadonlyMap<string, ReadonlySet<string>>,
  sources: readonly SourceText[],
): string[] {
  const findings: string[] = [];
  const used = new Map<string, Set<string>>(
    [...keysByNamespace.keys()].map((namespace) => [namespace, new Set()]),
  );
  for (const { file, packageName, source } of sources) {
    const uses = readTranslationUses(source);
    const own = uses.namespaces.length > 0 ? [...new Set(uses.namespaces)] : [packageName];
    const keys = own.flatMap((namespace) => [...(keysByNamespace.get(namespace) ?? [])]);
    if (own.some((namespace) => keysByNamespace.has(namespace))) {
      findings.push(
        ...uses.keys
          .filter((key) => !keys.includes(key))
          .map((key) => `${file} asks for ${key}, which ${own.join(', ')} lacks`),
        ...uses.prefixes
          .filter((prefix) => !keys.some((key) => key.startsWith(prefix)))
          .map((prefix) => `${file} asks for ${prefix}*, and no key of ${own.join(', ')} begins so`),
      );
    }
    // A table of keys may be in another file of the same package than the component that shows them.
    for (const namespace of new Set([...uses.namespaces, packageName])) {
      const seen = used.get(namespace);
      if (!seen) continue;
      const mentioned = new Set(uses.mentionedKeys);
      for (const key of keysByNamespace.get(namespace) ?? []) {
        if (mentioned.has(key) || uses.mentionedPrefixes.some((prefix) => key.startsWith(prefix)))
          seen.add(key);
      }
    }
  }
  for (const [namespace, keys] of keysByNamespace) {
    const unused = [...keys].filter((key) => !used.get(namespace)?.has(key));
    findings.push(...unused.map((key) => `${namespace}/locales: nothing uses ${key}`));
  }
  return findings;
}

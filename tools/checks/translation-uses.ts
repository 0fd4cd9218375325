const NAMESPACE = /\buseText\(\s*['"]([\w-]+)['"]/g;
const ASKED = /\bt\(\s*(?:'([\w.-]+)'|"([\w.-]+)"|`([\w.-]*)(\$\{|`))/g;
const KEY_LIKE = /['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g;
const KEY_START = /`([\w-]+[\w.-]*)\$\{/g;

/** What one source file does with messages. */
export interface TranslationUses {
  /** Namespaces that it takes words from by `useText('...')`. */
  namespaces: readonly string[];
  /** Keys in `t('...')`: each must exist. */
  keys: readonly string[];
  /** Starts of keys in t(`start.${...}`): at least one key must begin so. */
  prefixes: readonly string[];
  /** Whatever could be a key, or the start of one, in a table or a property: such a key is not unused. */
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

/** One source file and the package that it is in; files of shared belong to the namespaces that they name. */
export interface SourceText {
  file: string;
  packageName: string;
  source: string;
}

/** Keys that code asks for and nobody wrote, and keys that nothing asks for. */
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
    // A table of keys may stand in another file than the component that shows them, but in the same package.
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

const DEFAULT_PLUGINS = 'var defaultStylisPlugins = [prefixer];';

/**
 * A loader for Emotion's cache that removes its default prefixes, which nothing uses: the shell passes its own
 * (shell/src/styles/create-styles.ts).
 */
// oxlint-disable-next-line import/no-default-export -- webpack calls it
export default function noPrefixerLoader(source: string): string {
  if (!source.includes(DEFAULT_PLUGINS))
    throw new Error(`@emotion/cache no longer has the line "${DEFAULT_PLUGINS}".`);
  return source.replace(DEFAULT_PLUGINS, 'var defaultStylisPlugins = [];');
}

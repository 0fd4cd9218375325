interface TryOf {
  /** How often it did not come. */
  failures: number;
  /** Where the site's files are besides. */
  origins: readonly string[];
}

/**
 * From where a remote's entry is asked for next: the site's own host and the others by turns. The files that the entry
 * asks for come from where it came from itself.
 */
export function addressOfTry(entry: string, { failures, origins }: TryOf): string {
  const isOwn = entry.startsWith('/');
  const origin = isOwn ? ['', ...origins][failures % (origins.length + 1)] : '';
  return `${origin}${entry}`;
}

/** Computes a value per key and caches it until the version of the key changes. A failed computation is not cached. */
export function cachedByVersion<Value>(
  versionOf: (key: string) => string,
  compute: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const cached = new Map<string, { version: string; value: Promise<Value> }>();
  return (key) => {
    // Read before computing, so that a write meanwhile makes the value outdated.
    const version = versionOf(key);
    const known = cached.get(key);
    if (known?.version === version) return known.value;
    const value = compute(key);
    cached.set(key, { version, value });
    value.catch(() => {
      if (cached.get(key)?.value === value) cached.delete(key);
    });
    return value;
  };
}

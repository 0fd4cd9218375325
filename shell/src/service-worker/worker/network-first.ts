export interface NetworkFirst {
  network: Promise<Response>;
  /** The cached response; undefined if there is none. */
  cached: () => Promise<Response | undefined>;
  /** Timeout of the network if a response is cached, in ms. */
  timeoutMs: number;
}

/**
 * Resolves with the network's response, or with the cached one if the network fails or times out. Rejects with the
 * network's error if nothing is cached.
 */
export async function networkFirst({ network, cached, timeoutMs }: NetworkFirst): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  try {
    const first = await Promise.race([network, late]);
    if (first !== 'late') return first;
    return (await cached()) ?? (await network);
  } catch (error) {
    const found = await cached();
    if (found) return found;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

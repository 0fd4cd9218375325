export interface NetworkFirst {
  network: Promise<Response>;
  /** The cached response; undefined if there is none. */
  cached: () => Promise<Response | undefined>;
  /** Longest wait for the network if a response is cached, in ms. */
  timeoutMs: number;
}

/** The network's response; the cached one if the network fails or times out. Rejects as the network does if none is cached. */
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

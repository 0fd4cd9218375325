export interface NetworkFirst {
  network: Promise<Response>;
  /** What is kept of the answer; undefined when nothing is. */
  kept: () => Promise<Response | undefined>;
  /** How long the network is waited for when something is kept, in ms. */
  patienceMs: number;
}

/**
 * What the network says; what is kept when it says nothing, or nothing in time. Rejects as the network does when nothing
 * is kept.
 */
export async function networkFirst({ network, kept, patienceMs }: NetworkFirst): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patienceMs);
  });
  try {
    const first = await Promise.race([network, late]);
    if (first !== 'late') return first;
    return (await kept()) ?? (await network);
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

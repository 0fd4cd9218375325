/** Metrics of a running server; empty if it has none, as those of old revisions. */
export async function serverMetrics(origin: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${origin}/metrics`);
  const text = await response.text();
  return response.ok ? parseMetrics(text) : new Map();
}

/** Parses the text format of Prometheus, by name with labels: `portico_queue_length{queue="images"}`. */
export function parseMetrics(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

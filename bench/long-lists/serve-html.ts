import { openProxy } from '../peers/proxy.ts';

/** Runs with a page on a temporary server. */
export async function withServedHtml(html: string, run: (address: string) => Promise<void>): Promise<void> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const bytes = Buffer.from(html);
  const { origin, close } = await openProxy(async () => ({ status: 200, headers, bytes }));
  try {
    await run(`${origin}/`);
  } finally {
    await close();
  }
}

// Creates a portal with an API key, reads it, changes it, and lists the portals of the key's person.
//   PORTICO_URL=https://nan.example PORTICO_KEY=pk_… node node.mjs "Night market"
// The key needs the scopes `read` and `write:portals`.
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { createClient, entriesOf, PorticoError } from '@portico/client';

const { PORTICO_URL: baseUrl, PORTICO_KEY: key } = process.env;
const [title = 'Night market'] = process.argv.slice(2);
const portico = createClient({ baseUrl, key });

try {
  // With a key of its own, the write can be sent again after a lost connection: it runs once.
  const created = await portico.POST('/api/wizard', {
    body: { data: { title: { en: title, lang: 'en' } } },
    idempotencyKey: randomUUID(),
  });
  const id = created.data.data._id;
  console.log(`Created ${id}`);

  const params = { path: { id } };
  const { etag } = await portico.GET('/api/portal/{id}', { params });

  // Refused with `precondition-failed` if someone else has saved the portal since it was read.
  const saved = await portico.PUT('/api/portal/{id}', {
    params,
    body: { data: { highlightSentence: { en: 'Every Friday', lang: 'en' } } },
    ifMatch: etag,
  });
  console.log(`Saved ${saved.data.data.highlightSentence.en}`);

  for await (const portal of entriesOf(portico, '/api/portal', { params: { query: { _limit: 50 } } }))
    console.log(`Portal ${portal._id}: ${portal.title.en ?? portal.title.th}`);
} catch (error) {
  if (!(error instanceof PorticoError)) throw error;
  console.error(`Refused (${error.status} ${error.code}): ${error.message}`);
  process.exitCode = 1;
}

/** The child process of `autocannon-process.ts`; plain JavaScript, because it starts for every figure. */
import './discard-bodies.mjs';
import autocannon from 'autocannon';

/** Requests whose bodies contain increasing numbers. */
function numbered(requests, { key, from }) {
  let next = from;
  return requests.map(({ body, ...request }) => ({
    ...request,
    setupRequest: (base) => ({ ...base, body: JSON.stringify({ ...JSON.parse(body), [key]: next++ }) }),
  }));
}

process.once('message', ({ options, numbers }) => {
  const { requests } = options;
  const changed = numbers ? { ...options, requests: numbered(requests, numbers) } : options;
  // A failure ends the process, which the parent notices.
  void autocannon(changed).then((result) => process.send(result, () => process.disconnect()));
});

/** The process of `cannon.ts`; plain JavaScript, as it is started for every figure. */
import './let-go-of-bodies.mjs';
import autocannon from 'autocannon';

/** The requests, each of whose bodies gets the next number. */
function numbered(requests, { key, from }) {
  let next = from;
  return requests.map(({ body, ...request }) => ({
    ...request,
    setupRequest: (asked) => ({ ...asked, body: JSON.stringify({ ...JSON.parse(body), [key]: next++ }) }),
  }));
}

process.once('message', ({ options, numbers }) => {
  const { requests } = options;
  const changed = numbers ? { ...options, requests: numbered(requests, numbers) } : options;
  // A failure ends the process, which whoever started it sees.
  void autocannon(changed).then((answers) => process.send(answers, () => process.disconnect()));
});

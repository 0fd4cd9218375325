/** The process of `cannon.ts`; plain JavaScript, as it is started for every figure. */
import './let-go-of-bodies.mjs';
import autocannon from 'autocannon';

process.once('message', async (options) => {
  process.send(await autocannon(options), () => process.disconnect());
});

/** The process of `cannon.ts`; plain JavaScript, as it is started for every figure. */
import './let-go-of-bodies.mjs';
import autocannon from 'autocannon';

process.once('message', (options) => {
  // A failure ends the process, which whoever started it sees.
  void autocannon(options).then((answers) => process.send(answers, () => process.disconnect()));
});

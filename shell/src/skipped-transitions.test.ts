import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ignoreSkippedTransitions } from './skipped-transitions.ts';

let stop: () => void;
beforeEach(() => {
  stop = ignoreSkippedTransitions();
});
afterEach(() => stop());

/** Whether a rejection still reaches the browser's error handling. */
function complainsOf(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return window.dispatchEvent(event);
}

test.each([
  ['a transition that was cut short', new DOMException('Transition was skipped', 'AbortError'), false],
  ['one that could not begin', new DOMException('Transition was aborted', 'InvalidStateError'), false],
  ['a call that was cut short', new DOMException('The user aborted a request.', 'AbortError'), true],
  ['an error of ours', new Error('Transition was skipped'), true],
])('%s', (_what, reason, isSaid) => {
  expect(complainsOf(reason)).toBe(isSaid);
});

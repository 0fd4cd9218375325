import type { GateFinding } from '../gate-finding.ts';
import { declarationsGate } from './declarations.gate.ts';
import { messagesGate } from './messages.gate.ts';
import { platformGate } from './platform.gate.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';
import { routesGate } from './routes.gate.ts';
import { singletonsGate } from './singletons.gate.ts';
import { sizeGate } from './size.gate.ts';
import { slotsGate } from './slots.gate.ts';
import { smokeGate } from './smoke.gate.ts';
import { storeNamesGate } from './store-names.gate.ts';

/** A check that a release must pass before it goes live; no findings is a pass. */
export type Gate = (input: ReleaseUnderCheck) => readonly GateFinding[] | Promise<readonly GateFinding[]>;

/** Static checks of descriptors and files first; rendering pages is slowest and comes last. */
export const gates: readonly Gate[] = [
  platformGate,
  singletonsGate,
  routesGate,
  declarationsGate,
  slotsGate,
  storeNamesGate,
  messagesGate,
  sizeGate,
  smokeGate,
];

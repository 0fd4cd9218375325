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

/** One question that a release is asked before it goes live; no findings is a pass. */
export type Gate = (release: ReleaseUnderCheck) => readonly GateFinding[] | Promise<readonly GateFinding[]>;

/** What needs the descriptors and files alone comes first; rendering pages comes last, as it takes longest. */
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

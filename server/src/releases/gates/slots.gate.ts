import { OPEN_SLOTS } from '@portico/shared/contracts';
import { blocking, type GateFinding } from '../gate-finding.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';

/** Only one remote fills a slot, unless the slot is declared open to all. */
export function slotsGate({ release: { descriptor }, others }: ReleaseUnderCheck): readonly GateFinding[] {
  return Object.keys(descriptor.slots)
    .filter((slot) => !(OPEN_SLOTS as readonly string[]).includes(slot))
    .flatMap((slot) =>
      others
        .filter(({ slots }) => Object.hasOwn(slots, slot))
        .map((owner) =>
          blocking(
            'PG-105',
            `${descriptor.name} fills the slot '${slot}', which ${owner.name} ${owner.version} fills already.`,
            `Only ${OPEN_SLOTS.join(', ')} takes several remotes. Fill another slot, or publish ${owner.name} without it first.`,
          ),
        ),
    );
}

import { describe, expect, test } from '@jest/globals';
import {
  stepIndexAfter,
  type WizardPortalState,
  type WizardView,
  wizardSave,
  wizardView,
} from './wizard-machine.ts';
import type { WizardStepIndex } from './wizard-step.ts';

const STEPS = [undefined, 0, 1, 2, 3, 4, 5, 6] as const satisfies (WizardStepIndex | undefined)[];
const restored = (stepIndex: number | undefined): WizardPortalState => ({ kind: 'restored', stepIndex });

/** One letter a view: shown, waiting, and the reasons to leave. */
const letters = {
  'unknown-step': 'U',
  'no-portal': 'N',
  'not-restored': 'R',
  done: 'D',
  'too-far-ahead': 'F',
} as const;
const letter = (view: WizardView): string => {
  switch (view.kind) {
    case 'show':
      return 's';
    case 'wait':
      return 'w';
    case 'leave':
      return letters[view.reason];
  }
};

/** Per portal state: what each step gives, from an unknown one over 0 to 6. */
const table: [string, WizardPortalState, string][] = [
  ['no id', { kind: 'none' }, 'UssNNNNN'],
  ['restoring', { kind: 'restoring' }, 'Uswwwwww'],
  ['not restored', { kind: 'not-restored' }, 'URRRRRRR'],
  ['done', restored(undefined), 'UDDDDDDD'],
  ['stepIndex 0', restored(0), 'UsssFFFF'],
  ['stepIndex 1', restored(1), 'UssssFFF'],
  ['stepIndex 2', restored(2), 'UsssssFF'],
  ['stepIndex 3', restored(3), 'UssssssF'],
  ['stepIndex 4', restored(4), 'Usssssss'],
  ['stepIndex 5', restored(5), 'Usssssss'],
  ['stepIndex 6', restored(6), 'Usssssss'],
];

describe('wizardView', () => {
  test.each(table)('[WIZ-20] [WIZ-21] [WIZ-22] [WIZ-23] [AMBIG-05] %s', (_name, state, expected) => {
    expect(STEPS.map((step) => letter(wizardView(step, state))).join('')).toBe(expected);
  });

  test('shows the very step that was asked for', () => {
    expect(wizardView(3, restored(3))).toEqual({ kind: 'show', step: 3 });
  });
});

describe('wizardSave', () => {
  test.each([1, 2, 3, 4, 5, 6] as const)(
    '[WIZ-13] [WIZ-14] step %d creates without an id and updates with one',
    (step) => {
      expect(wizardSave(step, undefined)).toEqual({ kind: 'create' });
      expect(wizardSave(step, 'p1')).toEqual({ kind: 'update', id: 'p1' });
    },
  );

  test('[WIZ-24] [AMBIG-04] below step 1 there is nothing to save without an id', () => {
    expect(wizardSave(0, undefined)).toEqual({ kind: 'refused', reason: 'not found last item.' });
  });
});

describe('stepIndexAfter', () => {
  test.each([
    [1, undefined, 2],
    [1, 1, 2],
    [1, 2, 2],
    [1, 5, 5],
    [4, 3, 5],
    [5, 6, 6],
  ] as const)('[WIZ-12] [AMBIG-06] step %d with %s saved sends %d', (step, saved, next) => {
    expect(stepIndexAfter(step, saved)).toBe(next);
  });
});

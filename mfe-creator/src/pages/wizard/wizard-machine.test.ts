import { describe, expect, test } from '@jest/globals';
import {
  offersSkip,
  stepAfter,
  stepBefore,
  type WizardNext,
  type WizardPortalState,
  type WizardView,
  wizardNext,
  wizardView,
} from './wizard-machine.ts';
import type { WizardStepIndex } from './wizard-step.ts';

const STEPS = [0, 1, 2, 3, 4, 5, 6] as const satisfies WizardStepIndex[];
const restored = (stepIndex: number | undefined): WizardPortalState => ({ kind: 'restored', stepIndex });

/** One letter per view: shown, waiting, retry, and the reasons to leave. */
const letters = {
  'unknown-step': 'U',
  'no-portal': 'N',
  'not-restored': 'R',
  done: 'D',
  'too-far-ahead': 'F',
} as const;
function letter(view: WizardView): string {
  switch (view.kind) {
    case 'show':
      return 's';
    case 'wait':
      return 'w';
    case 'retry':
      return 'r';
    case 'leave':
      return letters[view.reason];
  }
}

/** Per portal state: the view of each step, from an unknown one over 0 to 6. */
const views: [string, WizardPortalState, string][] = [
  ['no id', { kind: 'none' }, 'UssNNNNN'],
  ['restoring', { kind: 'restoring' }, 'Uswwwwww'],
  ['not restored', { kind: 'not-restored' }, 'URRRRRRR'],
  ['server out of reach', { kind: 'unreachable' }, 'Urrrrrrr'],
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
  test.each(views)('[WIZ-20] [WIZ-21] [WIZ-22] [WIZ-23] [AMBIG-05] %s', (_name, state, expected) => {
    expect([undefined, ...STEPS].map((step) => letter(wizardView(step, state))).join('')).toBe(expected);
  });

  test('shows the requested step', () => {
    expect(wizardView(3, restored(3))).toEqual({ kind: 'show', step: 3 });
  });
});

/** 'go', 'missing', 'create 2', 'update 5', 'update done'. */
function word(next: WizardNext): string {
  return next.kind === 'save' ? `${next.how.kind} ${next.stepIndex ?? 'done'}` : next.kind;
}

/** Per saved stepIndex ('-': nothing is saved; 'done': no stepIndex): what Next sends at the steps 0 to 6. */
const saves: [string, string][] = [
  ['-', 'go, create 2, create 3, create 4, create 5, create 6, create done'],
  ['done', 'go, update 2, update 3, update 4, update 5, update 6, update done'],
  ['0', 'go, update 2, update 3, update 4, update 5, update 6, update done'],
  ['1', 'go, update 2, update 3, update 4, update 5, update 6, update done'],
  ['2', 'go, update 2, update 3, update 4, update 5, update 6, update done'],
  ['3', 'go, update 3, update 3, update 4, update 5, update 6, update done'],
  ['4', 'go, update 4, update 4, update 4, update 5, update 6, update done'],
  ['5', 'go, update 5, update 5, update 5, update 5, update 6, update done'],
  ['6', 'go, update 6, update 6, update 6, update 6, update 6, update done'],
];

describe('wizardNext', () => {
  const savedAt = (stepIndex: string) =>
    stepIndex === '-'
      ? undefined
      : { id: 'p1', stepIndex: stepIndex === 'done' ? undefined : Number(stepIndex) };

  test.each(saves)(
    '[WIZ-05] [WIZ-12] [WIZ-13] [WIZ-14] [WIZ-15] [AMBIG-06] [AMBIG-07] with values, saved at %s',
    (stepIndex, expected) => {
      const saved = savedAt(stepIndex);
      expect(STEPS.map((step) => word(wizardNext(step, { isMissing: false, saved }))).join(', ')).toBe(
        expected,
      );
    },
  );

  test.each(saves)(
    '[VAL-03] [VAL-04] [VAL-06] [WIZ-05] without the required value nothing is saved, saved at %s',
    (stepIndex) => {
      const saved = savedAt(stepIndex);
      expect(STEPS.map((step) => word(wizardNext(step, { isMissing: true, saved })))).toEqual([
        'go',
        ...Array.from({ length: 6 }, () => 'missing'),
      ]);
    },
  );

  test('updates the saved portal', () => {
    const next = wizardNext(2, { isMissing: false, saved: { id: 'p1', stepIndex: 2 } });
    expect(next).toEqual({ kind: 'save', how: { kind: 'update', id: 'p1' }, stepIndex: 3 });
  });
});

test('[WIZ-16] [AMBIG-08] Back is shown at steps 2 to 5 and goes one step back', () => {
  expect(STEPS.map(stepBefore)).toEqual([undefined, undefined, 1, 2, 3, 4, undefined]);
});

test('the next step, up to the finish', () => {
  expect(STEPS.map(stepAfter)).toEqual([1, 2, 3, 4, 5, 6, 6]);
});

test('[WIZ-19] [AMBIG-09] Skip is offered at steps 1 to 5, and only with saved values', () => {
  expect(STEPS.map((step) => offersSkip(step, true))).toEqual([false, true, true, true, true, true, false]);
  expect(STEPS.map((step) => offersSkip(step, false))).toEqual(STEPS.map(() => false));
});

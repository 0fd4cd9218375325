import { changedFields, sameContent } from '@portico/shared/domain';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { onceReconnected } from '../connection/once-reconnected.ts';

/** What is wrong with the fields, by path in dots: 'title', 'contact.phone'. */
export type FormProblems<Problem = string> = Readonly<Partial<Record<string, Problem>>>;

/** How a submission ended. */
export type FormOutcome<Values, Failure, Problem = string> =
  /**
   * `values`: replaces the form's values after the submission. A function is applied to the submitted values and to
   * later input.
   */
  | { kind: 'done'; values?: Values | ((values: Values) => Values) }
  /**
   * `problems`: fields that the server refused, each shown until its value changes; `focus`: the name of a field that
   * gets the focus. Without a `failure` the form is idle again.
   */
  | { kind: 'failed'; failure?: Failure; problems?: FormProblems<Problem>; focus?: string };

export type FormState<Failure> =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'done' }
  | { kind: 'failed'; failure: Failure };

export interface FormOptions<Values, Failure, Problem, Detail> {
  initial: Values | (() => Values);
  /** Problems that the browser finds; nothing is submitted while there are any. */
  problems?: (values: Values, detail: Detail | undefined) => FormProblems<Problem>;
  submit: (values: Values, detail: Detail | undefined) => Promise<FormOutcome<Values, Failure, Problem>>;
  /** Whether the failure is that the browser is offline: then it is submitted once the site responds again. */
  isOffline?: (failure: Failure) => boolean;
  /** While true nothing is submitted. */
  isBlocked?: boolean;
}

/** The names of the fields that hold a string. */
type TextFieldOf<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

export interface Form<Values, Failure, Problem, Detail> {
  values: Values;
  /** Changes fields; with a function where several changes may come before the next render. A stable reference. */
  edit: (changes: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  /** The initial values, or those of the last successful submission. */
  initial: Values;
  /** The values differ from `initial`. */
  isDirty: boolean;
  /** The problem of a field, once the form was submitted or the field was left. Stable while there is none. */
  problemAt: (path: string) => Problem | undefined;
  /** Shows the problem of a field, because it has lost the focus. */
  leave: (path: string) => void;
  state: FormState<Failure>;
  /** The failure of the last submission. */
  failure: Failure | undefined;
  isSubmitting: boolean;
  /** Shows all problems and focuses the first invalid field; true if there is none. */
  check: (detail?: Detail) => boolean;
  /** Checks and submits. `detail` is passed on, such as a revision to overwrite. */
  submit: (detail?: Detail) => Promise<void>;
  clearFailure: () => void;
  /**
   * Submits the fields of the last submission with the values that they had before it; absent after an edit, a
   * failure or `reset`, and if nothing was changed.
   */
  undo: (() => void) | undefined;
  /** Back to the initial values, or to other ones, without problems. */
  reset: (values?: Values) => void;
  formRef: RefObject<HTMLFormElement | null>;
  /** Attributes of the form element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SyntheticEvent) => void;
  };
  /** Attributes of a text input. */
  textInput: (name: TextFieldOf<Values>) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

const IDLE = { kind: 'idle' } as const;
const NO_PROBLEMS: FormProblems<never> = {};
const NOTHING_LEFT: readonly string[] = [];
/** One function for all valid forms, so that memoised fields are not rendered again. */
const noProblemAt = (): undefined => undefined;

/**
 * The state of a form: values, problems by field, submission, failure. Each form brings its checks and its call; what was
 * entered stays after a failure. [ERR-10, T-41]
 */
export function useForm<Values extends object, Failure = unknown, Problem = string, Detail = undefined>(
  options: FormOptions<Values, Failure, Problem, Detail>,
): Form<Values, Failure, Problem, Detail> {
  const { initial, problems = () => NO_PROBLEMS, submit, isOffline, isBlocked = false } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState<Values>(initial);
  const [values, setValues] = useState(start);
  const shown = useShownProblems(values, problems);
  const focus = useFieldFocus(formRef);
  const [state, setState] = useState<FormState<Failure>>(IDLE);
  const [overwritten, setOverwritten] = useState<Partial<Values>>();
  // State of a render would let a second press in the same frame through.
  const isRunning = useRef(false);

  const edit = useCallback<Form<Values, Failure, Problem, Detail>['edit']>((changes) => {
    setValues((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) }));
    setState((before) => (before.kind === 'done' ? IDLE : before));
  }, []);

  function check(detail?: Detail, checked = values): boolean {
    shown.showAll(detail);
    const isValid = Object.keys(problems(checked, detail)).length === 0;
    if (!isValid) {
      focus(undefined);
      setState(IDLE);
    }
    return isValid;
  }

  async function submitForm(detail?: Detail, sent = values): Promise<void> {
    if (isRunning.current || isBlocked || !check(detail, sent)) return;
    isRunning.current = true;
    shown.refuse(undefined);
    setState({ kind: 'submitting' });
    const outcome = await submit(sent, detail)
      .catch((error: unknown) => {
        // A defect of the caller: it is reported, and the form can be submitted again.
        setState(IDLE);
        throw error;
      })
      .finally(() => {
        isRunning.current = false;
      });
    if (outcome.kind === 'done') {
      const { values: next } = outcome;
      setStart(typeof next === 'function' ? next(sent) : (next ?? sent));
      setOverwritten(changedBy(sent, start));
      if (next) setValues(next);
      shown.clear();
      return setState({ kind: 'done' });
    }
    const { failure, problems: refusals, focus: field } = outcome;
    if (refusals) shown.refuse({ values: sent, problems: refusals });
    if (refusals || field) focus(field);
    setState(failure === undefined ? IDLE : { kind: 'failed', failure });
  }

  const failure = state.kind === 'failed' ? state.failure : undefined;
  const isWaiting = failure !== undefined && isOffline?.(failure) === true;
  // With the values at that time: typing may go on while offline.
  const resubmit = useEffectEvent(() => void submitForm());
  useEffect(() => (isWaiting ? onceReconnected(() => resubmit()) : undefined), [isWaiting]);

  return {
    values,
    edit,
    initial: start,
    isDirty: !sameContent(values, start),
    problemAt: shown.problemAt,
    leave: shown.leave,
    state,
    failure,
    isSubmitting: state.kind === 'submitting',
    check,
    submit: submitForm,
    undo:
      state.kind === 'done' && overwritten
        ? () => {
            const restored = { ...values, ...overwritten };
            setValues(restored);
            void submitForm(undefined, restored);
          }
        : undefined,
    clearFailure: () => setState((now) => (now.kind === 'failed' ? IDLE : now)),
    reset: (next = start) => {
      setStart(next);
      setValues(next);
      shown.clear();
      setState(IDLE);
    },
    formRef,
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submitForm();
      },
    },
    textInput: (name) => ({
      name,
      value: values[name] as string,
      onChange: ({ target }) => edit({ [name]: target.value } as unknown as Partial<Values>),
    }),
  };
}

/** What the server refused, and the values that it refused. */
interface Refusal<Values, Problem> {
  values: Values;
  problems: FormProblems<Problem>;
}

/**
 * Which problems are shown: all of them once the form was submitted, those of the fields that were left, and what the
 * server refused as long as it is unchanged.
 */
function useShownProblems<Values extends object, Problem, Detail>(
  values: Values,
  problems: (values: Values, detail: Detail | undefined) => FormProblems<Problem>,
) {
  const [attempt, setAttempt] = useState<{ detail: Detail | undefined }>();
  const [left, setLeft] = useState(NOTHING_LEFT);
  const [refused, refuse] = useState<Refusal<Values, Problem>>();
  const isChecked = attempt !== undefined || left.length > 0;
  const shown: FormProblems<Problem> = isChecked
    ? { ...unchangedProblems(refused, values), ...problems(values, attempt?.detail) }
    : NO_PROBLEMS;
  return {
    problemAt: isChecked
      ? (path: string) => (attempt || left.includes(path) ? shown[path] : undefined)
      : noProblemAt,
    leave: (path: string): void => setLeft((now) => (now.includes(path) ? now : [...now, path])),
    showAll: (detail: Detail | undefined): void => setAttempt({ detail }),
    refuse,
    clear(): void {
      setAttempt(undefined);
      setLeft(NOTHING_LEFT);
      refuse(undefined);
    },
  };
}

/** Focuses a field by its name, or the first invalid one, after the render that marks the invalid fields. */
function useFieldFocus(formRef: RefObject<HTMLFormElement | null>): (field: string | undefined) => void {
  const [focused, setFocused] = useState<{ field: string | undefined }>();
  useEffect(() => {
    if (!focused) return;
    const selector = focused.field === undefined ? '[aria-invalid=true]' : `[name="${focused.field}"]`;
    formRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [focused, formRef]);
  return (field) => setFocused({ field });
}

/** The former values of the fields that a submission has changed; undefined if it has changed none. */
function changedBy<Values extends object>(sent: Values, before: Values): Partial<Values> | undefined {
  const changed = changedFields(sent, before);
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** The refused fields whose values are still those that the server refused. A path outside the values is of all of them. */
function unchangedProblems<Values extends object, Problem>(
  refused: Refusal<Values, Problem> | undefined,
  values: Values,
): FormProblems<Problem> {
  if (!refused) return NO_PROBLEMS;
  const isUnchanged = (path: string): boolean => {
    const [field] = path.split('.') as [keyof Values];
    return field in values ? Object.is(refused.values[field], values[field]) : refused.values === values;
  };
  return Object.fromEntries(Object.entries(refused.problems).filter(([path]) => isUnchanged(path)));
}

/** Submits a form of several lines on Ctrl+Enter or Cmd+Enter. [OPEN-37] */
export const onCtrlEnter = (submit: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented) submit(event);
};

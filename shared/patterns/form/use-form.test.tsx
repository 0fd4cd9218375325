import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ApiError } from '@portico/shared/api';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusedFields } from './refused-fields.ts';
import { type FormOutcome, type FormProblems, useForm } from './use-form.ts';

interface Values {
  name: string;
  phone: string;
}
interface Failure {
  reason: string;
  isUnsent?: boolean;
}
type Outcome = FormOutcome<Values, Failure>;

const required = ({ name, phone }: Values): FormProblems => ({
  ...(name === '' ? { name: 'required' } : {}),
  ...(phone === '' ? { phone: 'required' } : {}),
});

const submitted: { values: Values; detail: string | undefined }[] = [];
beforeEach(() => {
  submitted.length = 0;
});

function Field({ form, name }: { form: ReturnType<typeof useTestForm>; name: keyof Values }) {
  const problem = form.problemAt(name);
  return (
    <>
      <input
        aria-label={name}
        {...form.textInput(name)}
        onBlur={() => form.leave(name)}
        aria-invalid={problem !== undefined}
      />
      {problem === undefined ? null : <p>{`${name}: ${problem}`}</p>}
    </>
  );
}

const useTestForm = (outcome: () => Outcome | Promise<Outcome>) =>
  useForm<Values, Failure, string, string>({
    initial: { name: '', phone: '' },
    problems: required,
    submit: async (values, detail) => {
      submitted.push({ values, detail });
      return outcome();
    },
    isOffline: ({ isUnsent }) => isUnsent === true,
  });

function TestForm({ outcome }: { outcome: () => Outcome | Promise<Outcome> }) {
  const form = useTestForm(outcome);
  return (
    <form {...form.formProps}>
      <Field form={form} name="name" />
      <Field form={form} name="phone" />
      {form.problemAt('contact.line') ? <p>{`other: ${form.problemAt('contact.line')}`}</p> : null}
      <button type="submit">submit</button>
      <button type="button" onClick={() => void form.submit('force')}>
        force
      </button>
      {form.undo ? (
        <button type="button" onClick={form.undo}>
          undo
        </button>
      ) : null}
      <button type="button" onClick={() => form.reset()}>
        reset
      </button>
      <output>
        {[form.state.kind, form.failure?.reason, form.isDirty ? 'dirty' : ''].filter(Boolean).join(' ')}
      </output>
    </form>
  );
}

const show = (outcome: () => Outcome | Promise<Outcome> = () => ({ kind: 'done' })) =>
  render(<TestForm outcome={outcome} />);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;
const fill = async () => {
  await userEvent.type(field('name'), 'Mali');
  await userEvent.type(field('phone'), '1');
};

describe('validation', () => {
  test('a field shows its problem once it was left, and all fields do after a submission', async () => {
    show();
    await userEvent.click(field('phone'));
    expect(screen.queryByText('phone: required')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('phone: required')).toBeTruthy();
    expect(screen.queryByText('name: required')).toBeNull();
    await press('submit');
    expect(screen.getByText('name: required')).toBeTruthy();
    expect(document.activeElement).toBe(field('name'));
    expect(submitted).toEqual([]);
  });

  test('a problem disappears as soon as the field is valid', async () => {
    show();
    await press('submit');
    await userEvent.type(field('name'), 'M');
    expect(screen.queryByText('name: required')).toBeNull();
  });

  test('a refused field gets the focus, and its problem is shown until the value changes', async () => {
    show(() => ({ kind: 'failed', problems: { phone: 'taken' } }));
    await fill();
    await press('submit');
    expect(await screen.findByText('phone: taken')).toBeTruthy();
    expect(document.activeElement).toBe(field('phone'));
    expect(status()).toBe('idle dirty');
    await userEvent.type(field('phone'), '2');
    expect(screen.queryByText('phone: taken')).toBeNull();
  });

  test('a refused part that is no value of the form has its problem until any value changes', async () => {
    show(() => ({ kind: 'failed', problems: { name: 'taken', 'contact.line': 'wrong', contact: 'wrong' } }));
    await fill();
    await press('submit');
    expect(await screen.findByText('other: wrong')).toBeTruthy();
    await userEvent.type(field('phone'), '2');
    expect(screen.queryByText('other: wrong')).toBeNull();
    expect(screen.getByText('name: taken')).toBeTruthy();
  });
});

test('undo submits the fields of the last submission with their former values, until something is edited', async () => {
  show();
  await fill();
  await press('submit');
  await userEvent.type(field('phone'), '2');
  expect(screen.queryByRole('button', { name: 'undo' })).toBeNull();
  await press('submit');
  await press('undo');
  expect(submitted.map(({ values }) => values)).toEqual([
    { name: 'Mali', phone: '1' },
    { name: 'Mali', phone: '12' },
    { name: 'Mali', phone: '1' },
  ]);
  expect(field('phone').value).toBe('1');
  expect(status()).toBe('done');
  await press('undo');
  expect(field('phone').value).toBe('12');
});

test('refused fields have their texts by path, by each part around it, and under the name in the form', () => {
  const refused = (path: string, text?: string) => ({
    path,
    message: 'English',
    code: 'type' as const,
    text,
  });
  const error: ApiError = {
    kind: 'status',
    status: 400,
    statusText: 'Bad Request',
    code: 'invalid',
    reason: 'No.',
    details: [
      refused('body.data.name.th', 'first'),
      refused('body.data.name.en', 'second'),
      refused('body.data.action.link', 'link'),
      refused('body.data.links.2.externalUrl', 'address'),
      refused('password'),
    ],
  };
  const texts = Object.entries(refusedFields(error, { 'action.link': 'actionLink', 'links.2': '' })).map(
    ([path, problem]) => [path, problem?.text],
  );
  expect(Object.fromEntries(texts)).toEqual({
    'name.th': 'first',
    name: 'first',
    'name.en': 'second',
    actionLink: 'link',
    externalUrl: 'address',
    password: 'English',
  });
  expect(refusedFields(new Error('x'))).toEqual({});
});

describe('submission', () => {
  test('a success makes the submitted values the initial ones', async () => {
    show();
    await fill();
    expect(status()).toBe('idle dirty');
    await press('force');
    await waitFor(() => expect(status()).toBe('done'));
    expect(submitted).toEqual([{ values: { name: 'Mali', phone: '1' }, detail: 'force' }]);
  });

  test('a success can replace the values, without showing problems of the new ones', async () => {
    show(() => ({ kind: 'done', values: { name: '', phone: '' } }));
    await fill();
    await press('submit');
    await waitFor(() => expect(field('name').value).toBe(''));
    expect(screen.queryByText(/required/)).toBeNull();
  });

  test('a success can change the values, and in the same way what was entered meanwhile', async () => {
    let end: (outcome: Outcome) => void = () => undefined;
    show(() => new Promise<Outcome>((resolve) => (end = resolve)));
    await fill();
    await press('submit');
    await userEvent.type(field('phone'), '2');
    await act(async () => end({ kind: 'done', values: (now) => ({ ...now, name: 'Stored' }) }));
    expect([field('name').value, field('phone').value, status()]).toEqual(['Stored', '12', 'done dirty']);
  });

  test('[ERR-10] a failure leaves the values; reset restores the initial ones', async () => {
    show(() => ({ kind: 'failed', failure: { reason: 'Out of paper.' } }));
    await fill();
    await press('submit');
    await waitFor(() => expect(status()).toBe('failed Out of paper. dirty'));
    expect(field('name').value).toBe('Mali');
    await press('reset');
    expect([status(), field('name').value]).toEqual(['idle', '']);
  });

  test('a second submission waits for the first one to end', async () => {
    let end: (outcome: Outcome) => void = () => undefined;
    show(() => new Promise<Outcome>((resolve) => (end = resolve)));
    await fill();
    await press('submit');
    await press('submit');
    expect(submitted).toHaveLength(1);
    await act(async () => end({ kind: 'done' }));
    expect(status()).toBe('done');
  });

  test('a submission that throws rejects, and the form can be submitted again', async () => {
    const submit = jest
      .fn<() => Promise<FormOutcome<object, unknown>>>()
      .mockRejectedValueOnce(new Error('a defect'))
      .mockResolvedValueOnce({ kind: 'done' });
    const { result } = renderHook(() => useForm<object>({ initial: {}, submit }));
    await act(() => expect(result.current.submit()).rejects.toThrow('a defect'));
    expect(result.current.isSubmitting).toBe(false);
    await act(() => result.current.submit());
    expect(result.current.state).toEqual({ kind: 'done' });
  });
});

describe('offline', () => {
  const ownFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = ownFetch;
    jest.restoreAllMocks();
  });

  test('[T-41] it is submitted once the site responds again, with the latest values', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.fetch = jest.fn(async () => ({ ok: true }) as Response);
    show(() =>
      navigator.onLine
        ? { kind: 'done' }
        : { kind: 'failed', failure: { reason: 'offline', isUnsent: true } },
    );
    await fill();
    await press('submit');
    await waitFor(() => expect(status()).toBe('failed offline dirty'));
    await userEvent.type(field('name'), '!');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(status()).toBe('done'));
    expect(submitted.map(({ values }) => values.name)).toEqual(['Mali', 'Mali!']);
  });
});

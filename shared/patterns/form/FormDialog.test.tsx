import { expect, jest, test } from '@jest/globals';
import { Field, TextInput } from '@portico/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from './FormDialog.tsx';
import { type FormOptions, useForm } from './use-form.ts';

interface Values {
  name: string;
}
type Submit = FormOptions<Values, unknown, string, undefined>['submit'];

function NameDialog(props: { submit: Submit; onClose: () => void; describedBy?: string }) {
  const form = useForm<Values>({ initial: { name: '' }, submit: props.submit });
  return (
    <FormDialog
      open
      title="New view"
      form={form}
      labels={{ submit: 'Save', cancel: 'Cancel', failed: 'Not saved' }}
      describedBy={props.describedBy}
      onClose={props.onClose}
    >
      <Field label="Name">
        <TextInput {...form.textInput('name')} />
      </Field>
    </FormDialog>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('the button below the form submits it, and a failure is shown with its reason', async () => {
  const submit = jest.fn<Submit>();
  submit.mockResolvedValue({
    kind: 'failed',
    failure: { kind: 'status', status: 409, statusText: 'Conflict', reason: 'The name is taken.' },
  });
  render(<NameDialog submit={submit} onClose={() => undefined} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Waiting');
  await user.click(save());
  expect(submit).toHaveBeenCalledWith({ name: 'Waiting' }, undefined);
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('Not saved');
  expect(textContent).toContain('The name is taken.');
});

test('cannot be cancelled while it is submitted', async () => {
  const onClose = jest.fn();
  render(<NameDialog submit={() => new Promise(() => undefined)} onClose={onClose} />);
  const user = userEvent.setup();
  const cancel = screen.getByText('Cancel');
  await user.click(save());
  await user.click(cancel);
  expect(onClose).not.toHaveBeenCalled();
});

test('is an alert dialog if a text describes what is lost', () => {
  const submit = async () => ({ kind: 'done' }) as const;
  const { rerender } = render(<NameDialog submit={submit} onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'New view' })).toBeTruthy();
  rerender(<NameDialog submit={submit} onClose={() => undefined} describedBy="loss" />);
  expect(screen.getByRole('alertdialog', { name: 'New view' })).toBeTruthy();
});

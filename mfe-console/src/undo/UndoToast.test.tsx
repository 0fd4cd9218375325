import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { UndoToast } from './UndoToast.tsx';
import { offerUndo } from './undo-offer.ts';

test('what was done while an undo is running can be undone too', async () => {
  let endUndo = (): void => undefined;
  const { user } = await renderWithPlatform(
    { routes: [{ path: '/console', Component: UndoToast }], url: '/console' },
    { namespace: 'mfe-console', messages },
  );
  const undo = () => new Promise<void>((resolve) => (endUndo = resolve));
  act(() => offerUndo({ text: 'Nan was archived', undo }));
  await user.click(screen.getByRole('button', { name: messages.undo.undo }));
  act(() => offerUndo({ text: 'Pai was archived', undo: async () => undefined }));
  await act(async () => endUndo());
  expect(screen.getByText('Pai was archived')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.undo.undo }));
  expect(screen.queryByText('Pai was archived')).toBeNull();
});

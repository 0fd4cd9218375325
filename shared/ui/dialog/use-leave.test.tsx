import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog.tsx';
import { useLeave } from './use-leave.ts';

function Editor({ onGone }: { onGone: () => void }) {
  const { isLeaving, leave } = useLeave(onGone);
  return (
    <Dialog open={!isLeaving} onClose={leave} title="Edit contacts" closeLabel="Close">
      Phone
    </Dialog>
  );
}

test('says once that it is gone, when its dialog is out of sight', async () => {
  const onGone = jest.fn(() => expect(screen.queryByRole('dialog')).toBeNull());
  render(<Editor onGone={onGone} />);
  expect(onGone).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
});

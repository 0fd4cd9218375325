import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog.tsx';
import { useDeferredClose } from './use-deferred-close.ts';

function Editor({ onClosed }: { onClosed: () => void }) {
  const { isClosing, close } = useDeferredClose(onClosed);
  return (
    <Dialog open={!isClosing} onClose={close} title="Edit contacts" closeLabel="Close">
      Phone
    </Dialog>
  );
}

test('calls onClosed once, after its dialog is hidden', async () => {
  const onClosed = jest.fn(() => expect(screen.queryByRole('dialog')).toBeNull());
  render(<Editor onClosed={onClosed} />);
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
});

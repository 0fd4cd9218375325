import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgressSteps } from './ProgressSteps.tsx';

test('the current step is marked, and only reachable others can be opened', async () => {
  const onSelect = jest.fn();
  render(
    <ProgressSteps
      label="Steps"
      currentIndex={1}
      summary="Step 2 of 3: Name"
      onSelect={onSelect}
      steps={[
        { key: 'introduction', label: 'Introduction', reachable: true },
        { key: 'naming', label: 'Name', reachable: true },
        { key: 'thumbnail', label: 'Thumbnail', reachable: false },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Steps' }).textContent).toContain('Step 2 of 3: Name');
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Introduction' }));
  expect(onSelect).toHaveBeenCalledWith('introduction');
});

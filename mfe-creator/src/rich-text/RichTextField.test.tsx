import { expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { RichTextField } from './RichTextField.tsx';

let isReachable = false;
jest.mock('./RichTextEditor.tsx', () => {
  if (!isReachable) throw new Error('Loading chunk rich-text-editor failed.');
  return { RichTextEditor: ({ label }: { label: string }) => <p>{`editor of ${label}`}</p> };
});

test('[OPEN-38] an editor that fails to load can be retried', async () => {
  const page = await renderWithPlatform(
    <RichTextField value="<p>word</p>" onChange={() => undefined} label="Description" language="en" />,
    { namespace: 'mfe-creator', messages },
  );
  expect(screen.getByText(messages.richText.loading)).toBeTruthy();
  expect(await screen.findByText(messages.richText.failed)).toBeTruthy();
  isReachable = true;
  await page.user.click(screen.getByRole('button', { name: messages.page.retry }));
  expect(await screen.findByText('editor of Description')).toBeTruthy();
});

import { expect } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openEditor, type ToolsOptions, toolsPage } from './editor-page.tsx';

export const openTools = (options: ToolsOptions) => renderWithPlatform(...toolsPage(options));

export const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
export const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const openTitle = async (options: Omit<ToolsOptions, 'part'> = {}) => {
  const page = await openTools({ part: 'title', ...options });
  await openEditor(page, 'Edit title');
  return page;
};

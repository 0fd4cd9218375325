import { screen } from '@testing-library/react';
import { openEditor, openTools, type ToolsOptions } from './editor-page.tsx';

export const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });

export const openTitle = async (options: Omit<ToolsOptions, 'part'> = {}) => {
  const page = await openTools({ part: 'title', ...options });
  await openEditor(page, 'Edit title');
  return page;
};

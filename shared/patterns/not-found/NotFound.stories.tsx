import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound.tsx';

export default { component: NotFound, parameters: { layout: 'fullscreen' } } satisfies Meta;

/** The message appears after five seconds. Its texts are the shell's. */
export const Default: StoryObj = { render: () => <NotFound /> };

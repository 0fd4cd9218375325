import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound.tsx';

export default { component: NotFound, parameters: { layout: 'fullscreen' } } satisfies Meta;

/** The message comes after five seconds. Its texts are the shell's own. */
export const Default: StoryObj = { render: () => <NotFound /> };

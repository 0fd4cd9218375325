import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, NotebookText, UserRound } from 'lucide-react';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Directional } from '../directional/Directional.tsx';
import { Menu, MenuItem } from './Menu.tsx';

/** The list opens below the button and needs space. */
export default {
  component: Menu,
  decorators: [
    (Story) => (
      <div css={{ minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

const press = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector<HTMLElement>('button[aria-expanded=false]')?.click();

const account: StoryObj = {
  render: withTexts((texts) => (
    <Menu label={texts.account} trigger={<UserRound size={20} aria-hidden="true" />} align="start">
      <MenuItem href="/my-portals" current icon={<NotebookText size={18} aria-hidden="true" />}>
        {texts.myPages}
      </MenuItem>
      <MenuItem href="/help">{texts.longTitle}</MenuItem>
      <MenuItem
        icon={
          <Directional>
            <LogOut size={18} aria-hidden="true" />
          </Directional>
        }
      >
        {texts.logout}
      </MenuItem>
    </Menu>
  )),
};

export const Closed: StoryObj = account;
export const Open: StoryObj = { ...account, play: press };

export const AtEnd: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ display: 'flex', justifyContent: 'end' }}>
      <Menu label={texts.account} trigger={<UserRound size={20} aria-hidden="true" />} align="end">
        <MenuItem href="/my-portals">{texts.myPages}</MenuItem>
        <MenuItem>{texts.logout}</MenuItem>
      </Menu>
    </div>
  )),
  play: press,
};

export const WithLabel: StoryObj = {
  render: withTexts((texts) => (
    <Menu label={texts.language} trigger={texts.language} align="start" variant="secondary" size="sm">
      <MenuItem current>ไทย</MenuItem>
      <MenuItem>English</MenuItem>
      <MenuItem>中文</MenuItem>
      <MenuItem>العربية</MenuItem>
    </Menu>
  )),
  play: press,
};

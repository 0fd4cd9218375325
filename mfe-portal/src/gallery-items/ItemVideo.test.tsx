import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { ItemVideo } from './ItemVideo.tsx';

const renderItemVideo = (href: string, title = 'A film') =>
  renderWithPlatform(<ItemVideo href={href} title={title} poster={<span>poster</span>} />, {
    namespace: 'mfe-portal',
    messages,
  });
const frame = () => document.querySelector('iframe');

test('[GAL-02, T-13] a video loads nothing before the press, then plays in a sandboxed frame', async () => {
  const { user } = await renderItemVideo('https://youtu.be/dQw4w9WgXcQ');
  const poster = screen.getByRole('link', {
    name: /Watch video: A film (youtu\.be|films\.example)/,
  });
  expect(poster.getAttribute('href')).toBe('https://youtu.be/dQw4w9WgXcQ');
  expect(frame()).toBeNull();

  await user.click(poster);
  const player = screen.getByTitle('A film');
  expect(player.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(player.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(player.getAttribute('loading')).toBe('lazy');
  expect(player.getAttribute('referrerpolicy')).toBe('strict-origin');
  expect(document.activeElement).toBe(player);
  expect(screen.getByRole('link', { name: /^Watch at youtu\.be/ })).toBeTruthy();
});

test('[GAL-02, T-13] an unknown page is framed with scripts as its only permission, and linked', async () => {
  const { user } = await renderItemVideo('https://films.example/seven', '');
  await user.click(screen.getByRole('link', { name: /Watch video films\.example/ }));
  expect(frame()?.getAttribute('src')).toBe('https://films.example/seven');
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(frame()?.title).toBe('Watch video');
  const link = screen.getByRole('link', { name: /^Watch at films\.example/ });
  expect(link.getAttribute('href')).toBe('https://films.example/seven');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('[T-13] a plain HTTP address is only a link', async () => {
  const { user } = await renderItemVideo('http://films.example/seven');
  const poster = screen.getByRole('link', {
    name: /Watch video: A film (youtu\.be|films\.example)/,
  });
  poster.addEventListener('click', (event) => event.preventDefault());
  await user.click(poster);
  expect(frame()).toBeNull();
});

import { expect, test } from '@jest/globals';
import type { GalleryItem } from '@portico/shared/contracts';
import type { GalleryEntry } from '@portico/shared/domain';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import { ItemPicture } from '../gallery-items/ItemPicture.tsx';
import { useLightbox } from './use-lightbox.tsx';

const items: GalleryItem[] = [
  { type: 'picture', imageURL: '/images/one', title: { en: 'One' }, description: { en: 'The first.' } },
  {
    type: 'picture_link',
    imageURL: '/images/away',
    externalUrl: 'https://away.example',
    title: { en: 'Away' },
  },
  { type: 'picture', imageURL: '/images/two', title: { en: 'Two' } },
  { type: 'picture', imageURL: 'https://elsewhere.example/three.jpg' },
];
const entries = items.map((item, at): GalleryEntry => ({ item, index: at + 1, isExpired: false }));

function Gallery() {
  const { onOpen, lightbox } = useLightbox(entries);
  return (
    <>
      {entries.map((entry) => (
        <ItemPicture key={entry.index} entry={entry} onOpen={onOpen} sizes="100vw" />
      ))}
      {lightbox}
    </>
  );
}
const renderGallery = () => renderWithPlatform(<Gallery />, { namespace: 'mfe-portal', messages });

const opener = (name: string) => screen.getByRole('link', { name: `Enlarge: ${name}` });
const viewer = () => screen.findByRole('dialog', { name: 'Pictures in full size' });
const position = () => screen.getByText(/^\d of \d$/).textContent;

test('without script a picture links to itself; an item with a link is not enlarged', async () => {
  await renderGallery();
  expect(opener('One').getAttribute('href')).toBe('/images/one');
  expect(opener('Picture 4').getAttribute('href')).toBe('https://elsewhere.example/three.jpg');
  expect(screen.queryByRole('link', { name: 'Enlarge: Away' })).toBeNull();
});

test('a picture opens large with its caption; arrow keys switch, Escape closes and returns the focus', async () => {
  const { user } = await renderGallery();
  await user.click(opener('One'));
  const dialog = await viewer();
  expect(within(dialog).getByText('The first.')).toBeTruthy();
  expect(position()).toBe('1 of 3');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(position()).toBe('2 of 3'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener('One'));
});

test('with a modifier key the browser opens the picture as a link', async () => {
  const { user } = await renderGallery();
  opener('One').addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(opener('One'));
  await user.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

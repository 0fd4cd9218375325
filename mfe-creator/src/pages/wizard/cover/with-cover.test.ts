import { expect, test } from '@jest/globals';
import { withCover } from './with-cover.ts';

const picture = {
  mainImageId: 'new',
  imageURL: '/images/new?s=x',
  aspects: { width: 16, height: 9 },
  lastChecked: 'now',
};
const { imageURL: _address, ...stored } = picture;

test('[AMBIG-14] the first cover becomes the first gallery image', () => {
  expect(withCover(undefined, picture)).toEqual([{ type: 'picture', ...stored }]);
});

test('[AMBIG-14] another cover leaves its texts and the rest of the gallery unchanged', () => {
  const gallery = [
    { type: 'picture', mainImageId: 'old', imageURL: '/images/old', title: { en: 'The house' } },
    { type: 'video', externalUrl: 'https://example.com' },
  ];
  expect(withCover(gallery, picture)).toEqual([
    { type: 'picture', title: { en: 'The house' }, ...stored },
    { type: 'video', externalUrl: 'https://example.com' },
  ]);
});

import { describe, expect, test } from '@jest/globals';
import { acceptedFormats } from './accepted-formats.ts';
import { type ImageUsage, imageRemoval, isImagePublic, mayShow } from './image.policy.ts';

const open: ImageUsage = { owner: 'open', isHidden: false, isPrivate: false, isThumbnail: false };
const closed = { ...open, owner: 'closed', isPrivate: true };
const draft = { ...open, owner: 'draft', isHidden: true };

describe('who may see an image', () => {
  test.each<[string, ImageUsage[], boolean]>([
    ['content of something public', [open], true],
    ['content of something private', [closed], false],
    ['thumbnail of something private', [{ ...closed, isThumbnail: true }], true],
    ['content of a draft', [draft], false],
    ['thumbnail of a draft', [{ ...draft, isThumbnail: true }], false],
    ['thumbnail of a private draft', [{ ...closed, isHidden: true, isThumbnail: true }], false],
    ['private content that something public shows too', [closed, open], true],
    ['content of a draft and of something private', [draft, closed], false],
    ['what nothing shows', [], false],
  ])('[T-07, AMBIG-23] %s', (_what, usages, expected) => {
    expect(isImagePublic(usages)).toBe(expected);
  });
});

const uploadedFor = (owners: readonly string[]) => ({ uploads: owners.map((owner) => ({ owner, at: '' })) });

describe('whether a save may make the owner "open" show an image', () => {
  test.each<[string, string[], ImageUsage[], boolean]>([
    ['its own upload', ['open'], [], true],
    ['its own upload, which something private shows too', ['open'], [closed], true],
    ['the same bytes uploaded for several', ['closed', 'open', 'draft'], [], true],
    ['what it shows already', [], [open, closed], true],
    ['what something public shows', ['other'], [{ ...open, owner: 'other' }], true],
    ['the thumbnail of something private', ['closed'], [{ ...closed, isThumbnail: true }], true],
    ['the content of something private', ['closed'], [closed], false],
    ['the content of a draft', ['draft'], [draft], false],
    ["another's upload that nothing shows yet", ['other'], [], false],
    ['of an unknown owner', [], [], false],
  ])('[T-07, T-09] %s', (_what, owners, usages, expected) => {
    expect(mayShow({ image: uploadedFor(owners), usages, owner: 'open' })).toBe(expected);
  });
});

describe('what the deletion of an image by the owner "open" comes to', () => {
  test.each<[string, string[], ImageUsage[], string]>([
    ['uploaded for it, shown nowhere', ['open'], [], 'remove'],
    ['uploaded for it and for another, shown nowhere', ['open', 'closed'], [], 'leave-to-cleanup'],
    ['uploaded for it, still shown by it', ['open'], [open], 'leave-to-cleanup'],
    ['uploaded for it, shown by another', ['open'], [closed], 'refuse'],
    ['shown by it and by another', ['closed'], [open, closed], 'refuse'],
    ['uploaded for another, shown by it alone', ['closed'], [open], 'leave-to-cleanup'],
    ['uploaded for another, shown nowhere', ['closed'], [], 'unknown'],
    ["another's in every way", ['closed'], [closed], 'unknown'],
    ['of an unknown owner', [], [], 'unknown'],
  ])('[API-21, T-09] %s', (_what, owners, usages, expected) => {
    expect(imageRemoval({ image: uploadedFor(owners), usages, owner: 'open' })).toBe(expected);
  });
});

test.each<[string | undefined, string[]]>([
  [undefined, []],
  ['*/*', []],
  ['image/*,*/*;q=0.8', []],
  ['image/avif,image/webp,image/apng,*/*;q=0.8', ['avif', 'webp']],
  ['IMAGE/WEBP; q=0.4 , image/avif;q=0', ['webp']],
  ['image/avif;q=0.000, image/jpeg', ['jpeg']],
  ['image/webpx, text/image/avif', []],
])('formats that %j names', (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});

import type { Portal } from '@portico/shared/contracts';

/** A portal without blocks. */
export const barePortal: Portal = {
  _id: 'bare',
  provider: 'demo',
  title: { en: 'Bare place' },
  modifiedDate: '2026-01-01T00:00:00Z',
  status: 'RELEASE',
  editors: ['owner'],
  townRefs: ['town'],
  listingRefs: [],
};

const picture = (number: number) => ({
  type: 'picture',
  imageURL: `/images/p${number}`,
  title: { en: `Photo ${number}` },
});

/** A portal with all blocks. */
export const fullPortal: Portal = {
  ...barePortal,
  _id: 'full',
  title: { en: 'Celadon studio', th: 'ศิลาดล' },
  highlightSentence: { en: 'Bowls that sing.' },
  description: { en: 'First paragraph.\n\nSecond paragraph.' },
  tags: ['craft', 'Food & Drink'],
  galleryImages: [
    { type: 'picture', imageURL: '/images/cover', title: { en: 'The cover' } },
    { ...picture(1), description: { en: 'A'.repeat(250) } },
    {
      type: 'video',
      externalUrl: 'https://video.example/watch',
      imageURL: '/images/v',
      title: { en: 'A film' },
    },
    {
      type: 'picture_link',
      externalUrl: 'https://book.example/',
      imageURL: '/images/l',
      title: { en: 'Book a class' },
    },
    { type: 'catalog', catalogId: 'cups', productCount: 7, imageURL: '/images/c', title: { en: 'Cups' } },
    { ...picture(5), expDate: '2001-01-01' },
    { ...picture(6), expDate: '2999-01-01' },
    ...[7, 8, 9, 10, 11, 12, 13].map(picture),
  ],
  links: [
    {
      externalUrl: 'https://glaze.example/diary',
      title: { en: 'Glaze diary' },
      description: { en: 'Recipes' },
      imageURL: '/images/diary',
    },
    { externalUrl: 'javascript:alert(1)', title: { en: 'A trap' } },
  ],
  contacts: {
    email: 'ask@example.com',
    phone: '08-1111-2222,02-000-3333',
    fanpage: 'celadon',
    instragramId: 'celadon.ig',
    lineId: 'celadon-line',
    webpage: 'https://celadon.example',
    others: { en: 'Ring the bell' },
  },
  contributors: [{ name: 'Kru Din', smallImageURL: '/small-images/k' }],
  location: { latitude: 18.7452, longitude: 99.1203, streetAddress: { en: '99/9 San Kamphaeng' } },
  openingHours: {
    timezone: 'Asia/Bangkok',
    week: { mon: [{ open: '00:00', close: '24:00' }], tue: [{ open: '09:00', close: '17:00' }] },
    note: { en: 'Ask first' },
  },
  action: {
    type: 'lineAds',
    contact: { lineAds: 'studio' },
    text: { en: 'Book now' },
    color: { text: 'white', background: 'goldenrod' },
  },
};

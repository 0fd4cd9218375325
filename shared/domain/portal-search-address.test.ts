import { describe, expect, test } from '@jest/globals';
import { portalSearchAddress, readPortalSearch } from './portal-search-address.ts';

describe('portalSearchAddress', () => {
  test.each([
    [{}, '/portals'],
    [
      { title: 'วัด โพธิ์' },
      '/portals?title=%E0%B8%A7%E0%B8%B1%E0%B8%94%20%E0%B9%82%E0%B8%9E%E0%B8%98%E0%B8%B4%E0%B9%8C',
    ],
    [{ tags: ['R&B', 'a,b'] }, '/portals?tags=R%26B,a%2Cb'],
    [{ range: 20 }, '/portals?range=20'],
    [{ range: 'all' }, '/portals?range=all'],
    [{ listing: { id: 'l 1', title: 'A=B' } }, '/portals?listing.id=l%201&listing.title=A%3DB'],
    [{ town: { id: 'nan' } }, '/portals?town.id=nan'],
    [{ range: 7, near: { lat: 18.78834, lon: -98.98531 } }, '/portals?range=7&near=18.7883,-98.9853'],
    [{ title: 'x', view: 'map' }, '/portals?title=x&view=map'],
    [{ title: '', tags: [] }, '/portals'],
  ] as const)('[SEARCH-12] %j has the address %s', (query, address) => {
    expect(portalSearchAddress(query)).toBe(address);
  });
});

describe('readPortalSearch', () => {
  test.each([
    ['', {}],
    ['?title=night+market', { title: 'night market' }],
    ['?title=%20%20', {}],
    ['?range=20', { range: 20 }],
    ['?range=0', {}],
    ['?range=110', { range: 'all' }],
    ['?range=all', { range: 'all' }],
    ['?range=far', {}],
    ['?range=-5', {}],
    ['?range=7&near=18.7883,-98.9853', { range: 7, near: { lat: 18.7883, lon: -98.9853 } }],
    ['?near=18.7883%2C98.9853', { near: { lat: 18.7883, lon: 98.9853 } }],
    ['?near=91,0', {}],
    ['?near=here', {}],
    ['?view=map', { view: 'map' }],
    ['?view=globe', {}],
    ['?town.id=nan&town.title=%E0%B8%99', { town: { id: 'nan', title: 'น' } }],
    ['?town.title=nan', {}],
    ['?listing.id=l1', { listing: { id: 'l1' } }],
    ['?provider=demo', { provider: 'demo' }],
    ['?title=100%', { title: '100%' }],
    ['?unknown=1', {}],
  ])('[SEARCH-02, SEARCH-04, SEARCH-05, SEARCH-06] %s is read as %j', (search, query) => {
    expect(readPortalSearch(search)).toEqual({ tags: [], ...query });
  });

  test.each([
    ['?tags=a,b', ['a', 'b']],
    ['?tags=a%2Cb,c', ['a,b', 'c']],
    ['?tags=a&tags=b', ['a', 'b']],
    ['?tags=a,,a,%20', ['a']],
    ['?tags=R%26B', ['R&B']],
  ])('[SEARCH-03] the tags of %s are %j', (search, tags) => {
    expect(readPortalSearch(search).tags).toEqual(tags);
  });

  test('[SEARCH-12] reading an address returns the query that it was built from', () => {
    const query = {
      title: 'ตลาด & น้ำ, ก+ข',
      tags: ['งานคราฟต์', 'a,b', 'R&B', '100%', 'c++'],
      range: 30,
      listing: { id: 'l1', title: 'x=y' },
      town: { id: 't1', title: '?' },
      provider: 'demo',
    };
    const address = portalSearchAddress(query);
    expect(readPortalSearch(address.slice(address.indexOf('?')))).toEqual(query);
  });
});

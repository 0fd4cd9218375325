import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  type Finds,
  listingCard,
  listings,
  portalCard,
  portals,
  townCard,
  towns,
} from '../../testing/fake-search.ts';
import { setUpPortalSearch, show } from './testing/open-portal-search.tsx';

setUpPortalSearch();

describe('a search that is limited to a private town or listing', () => {
  const places: Finds = ({ indexes, grant }) => {
    if (indexes[0] === 'town') return towns([townCard('nan', { isPrivate: true })]);
    if (indexes[0] === 'listing') return listings([listingCard('slow', { isPrivate: true })]);
    return grant === 'key' ? portals([portalCard('hidden')]) : [];
  };
  const opens = {
    'GET /api/checkPrivacy/:store/id/:id': ({ headers }: { headers: Headers }) => {
      const isRight = headers.get('x-portico-grant') === 'key' || headers.get('x-passcode') === 'abc123';
      return isRight
        ? { status: 'ok', data: { grant: 'key' } }
        : { status: 'fail', reason: 'Passcode ไม่ถูกต้อง' };
    },
  };

  test.each([
    ['/portals?town.id=nan&town.title=Nan', 'This town is private'],
    ['/portals?listing.id=slow&listing.title=Slow', 'This listing is private'],
  ])(
    '[OPEN-45, PERM-06] %s asks for its passcode, and shows results after the right one',
    async (url, title) => {
      const { user } = await show(url, places, 'en', opens);
      await screen.findByRole('heading', { name: title });
      expect(screen.queryByText('No content in search range')).toBeNull();
      await user.type(screen.getByLabelText(/Passcode/), 'abc123{Enter}');
      await screen.findByRole('heading', { level: 3, name: 'Portal hidden' });
    },
  );

  test('[OPEN-03] shows results at once with a stored grant of the tab', async () => {
    sessionStorage.setItem('portico.grant.town.nan', 'key');
    await show('/portals?town.id=nan&town.title=Nan', places, 'en', opens);
    await screen.findByRole('heading', { level: 3, name: 'Portal hidden' });
  });
});

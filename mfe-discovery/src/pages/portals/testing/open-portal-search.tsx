import { beforeEach } from '@jest/globals';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import ar from '../../../../locales/ar.json' with { type: 'json' };
import en from '../../../../locales/en.json' with { type: 'json' };
import th from '../../../../locales/th.json' with { type: 'json' };
import {
  type Finds,
  fakeSite,
  portalCard,
  portals,
  several,
  webConfig,
} from '../../../testing/fake-search.ts';
import { provideNotFound } from '../../../testing/not-found.ts';
import { Component } from '../portals.route.tsx';

const some: Finds = ({ indexes }) =>
  indexes[0] === 'portal' ? portals(several(3, (id) => portalCard(id))) : [];

const messages = { ar, en, th };

export async function show(
  url: string,
  finds: Finds = some,
  language: keyof typeof messages = 'en',
  calls: Record<string, FakeCall> = {},
  { hasStyles = false } = {},
) {
  const site = fakeSite(finds, webConfig({ tags: ['beach', 'temple'] }));
  const page = await renderWithPlatform(
    { routes: [{ path: '/portals', Component }], url },
    {
      namespace: 'mfe-discovery',
      messages: messages[language],
      language,
      server: { ...site.server, ...calls },
      hasStyles,
    },
  );
  /** Searches of the list, without those of tags. */
  const lists = () =>
    site.searches.filter(
      ({ isFuzzy, countsTags, indexes }) => !isFuzzy && !countsTags && indexes[0] === 'portal',
    );
  const lastFilter = () =>
    (lists().at(-1)?.body.query as { bool: { filter?: unknown } } | undefined)?.bool.filter;
  return { ...page, searches: site.searches, lists, lastFilter };
}

/** Registers hooks that prepare each test; call it at the top of a test file. */
export function setUpPortalSearch(): void {
  beforeEach(() => sessionStorage.clear());
  beforeEach(provideNotFound);
}

import type { AuthUser, Language, PageSettings, Portal } from '@portico/shared/contracts';
import { PageSettingsProvider, type SlotProps, useLocation } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../../../locales/en.json';
import { PortalPage } from '../PortalPage.tsx';

/** Target of missing portals: shows the notice of the redirect. */
function Home() {
  const { state } = useLocation() as { state: { notice?: string } | null };
  return <p>home: {state?.notice}</p>;
}

export type Reply = (headers: Headers) => unknown;

export async function open(
  response: Portal | Reply,
  options: {
    user?: AuthUser;
    path?: string;
    settings?: Partial<PageSettings>;
    server?: Record<string, FakeCall>;
    /** The messages are English in any case. */
    language?: Language;
    hasStyles?: boolean;
  } = {},
) {
  const {
    user,
    path = '/portals/full?provider=demo',
    settings,
    server,
    language = 'en',
    hasStyles,
  } = options;
  const rendered = await renderWithPlatform(
    {
      routes: [
        {
          path: '/portals/:id',
          Component: () => (
            <PageSettingsProvider value={{ connectivityCheck: '/api/health', ...settings }}>
              <PortalPage />
            </PageSettingsProvider>
          ),
        },
        { path: '/', Component: Home },
      ],
      url: path,
    },
    {
      namespace: 'mfe-portal',
      messages,
      language,
      ...(user ? { user } : {}),
      ...(hasStyles ? { hasStyles } : {}),
      server: {
        'GET /api/portal/:id': ({ headers }) =>
          typeof response === 'function' ? response(headers) : { data: response },
        'GET /api/checkPrivacy/portal/id/:id': ({ headers }) =>
          headers.get('x-passcode') === '123456'
            ? { status: 'ok', data: { grant: 'a-grant' } }
            : { status: 'fail', reason: 'Passcode ไม่ถูกต้อง' },
        ...server,
      },
      slots: {
        extensions: (name) => [
          {
            remote: 'mfe-catalog',
            isServerRendered: true,
            module: {
              current: {
                Component: (props: SlotProps['portal.catalog']) => (
                  <p>{`${name} ${JSON.stringify(props)}`}</p>
                ),
              },
              ready: () => new Promise(() => undefined),
            } as never,
          },
        ],
        Unavailable: () => null,
      },
    },
  );
  return rendered;
}

export const region = (name: string) => within(screen.getByRole('region', { name }));

import { leaveForSocialSignOut, useLogoutMutation } from '@portico/shared/api';
import type { AuthUser } from '@portico/shared/contracts';
import { Link, useNavigate, useText } from '@portico/shared/platform';
import { Directional, Menu, MenuItem, media } from '@portico/shared/ui';
import { CircleUserRound, LayoutDashboard, LayoutGrid, LogOut, Settings } from 'lucide-react';
import { useHasPage } from '../remotes/live-pages.ts';

/** Pages of remotes. */
const CONSOLE = '/console';
const PORTALS = '/creator';
const ACCOUNT = '/creator/account';

/**
 * The greeting, which opens a menu with Logout. Admins have the console first; a private provider has no list of the
 * user's portals. [APP-12, APP-13, OPEN-46]
 */
export function AccountMenu({ user, isPrivateProvider }: { user: AuthUser; isPrivateProvider: boolean }) {
  const { t } = useText('shell');
  const [logout] = useLogoutMutation();
  const navigate = useNavigate();
  const hasPage = useHasPage();
  const greeting = t('navbar.greeting', { name: user.displayName });

  async function leave(): Promise<void> {
    // Leaves guarded pages first, whose guard would redirect to the login page.
    await navigate('/', { flushSync: true });
    // A form with unsaved changes asks first, and the session goes on meanwhile.
    if (window.location.pathname !== '/') return;
    // Signs out at the social provider first; the session here ends when the page comes back.
    if (!leaveForSocialSignOut()) await logout();
  }

  return (
    <Menu
      label={greeting}
      trigger={
        <>
          <CircleUserRound size={20} aria-hidden="true" css={{ [media.mobile]: { display: 'none' } }} />
          <span
            dir="auto"
            css={{
              maxInlineSize: '14em',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              // Beside a long name of the provider, two short lines.
              [media.mobile]: {
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
                minInlineSize: '3.2em',
                maxInlineSize: '6em',
                whiteSpace: 'normal',
                overflowWrap: 'anywhere',
                textAlign: 'start',
                lineHeight: 'var(--font-leading-clamp)',
              },
            }}
          >
            {greeting}
          </span>
        </>
      }
    >
      {user.roles.includes('admin') && hasPage(CONSOLE) ? (
        <MenuItem as={Link} to={CONSOLE} icon={<LayoutDashboard size={18} aria-hidden="true" />}>
          {t('navbar.console')}
        </MenuItem>
      ) : null}
      {isPrivateProvider || !hasPage(PORTALS) ? null : (
        <MenuItem as={Link} to={PORTALS} icon={<LayoutGrid size={18} aria-hidden="true" />}>
          {t('navbar.myPortals')}
        </MenuItem>
      )}
      {hasPage(ACCOUNT) ? (
        <MenuItem as={Link} to={ACCOUNT} icon={<Settings size={18} aria-hidden="true" />}>
          {t('navbar.account')}
        </MenuItem>
      ) : null}
      <MenuItem
        onClick={() => void leave()}
        icon={
          <Directional>
            <LogOut size={18} aria-hidden="true" />
          </Directional>
        }
      >
        {t('navbar.logout')}
      </MenuItem>
    </Menu>
  );
}

import { css } from '@emotion/react';
import type { WebConfig } from '@portico/shared/contracts';
import { isMobileUserAgent, offeredLanguages } from '@portico/shared/domain';
import { ShareMenu, SiteLink } from '@portico/shared/patterns';
import { Link, Localized, selectUser, useLocation, useSelector, useText } from '@portico/shared/platform';
import {
  buttonStyles,
  Container,
  color,
  Directional,
  fontSizes,
  Menu,
  MenuItem,
  media,
  Picture,
  radii,
  spacing,
} from '@portico/shared/ui';
import { ArrowLeft, MenuIcon } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useHasPage } from '../remotes/live-pages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useMenuPages } from './use-menu-pages.ts';
import { usePageFrame } from './use-page-frame.ts';

const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 'var(--layer-sticky)',
  background: color.surface,
  color: color.ink,
  borderBlockEnd: `1px solid ${color.line}`,
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: spacing[2],
  minBlockSize: 60,
  // On a phone the greeting and the provider's name share one row, so the elements between them shrink.
  [media.mobile]: {
    gap: 2,
    '& button:not([data-menu-item])': { minInlineSize: 'var(--size-tap)', paddingInline: spacing[2] },
  },
});
const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: spacing[3],
  minInlineSize: 0,
  minBlockSize: 'var(--size-tap)',
  marginInlineEnd: 'auto',
  color: 'inherit',
  textDecoration: 'none',
});
const title = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSizes.lg,
  fontWeight: 'var(--font-bold)',
  // With less leading, Thai marks above the letters are cut.
  lineHeight: 'var(--font-leading-clamp)',
  // Two short lines show more of the name than one beside the greeting.
  [media.mobile]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontSize: fontSizes.md,
  },
});
/** Hidden on a phone, where the arrow, the greeting and the name need its space. */
const logoBesideGreeting = css({ [media.mobile]: { display: 'none' } });
/** Hidden beside the greeting on the narrowest phones, also on /, which has no arrow. */
const logoOnHome = css({ '@media (max-width: 359px)': { display: 'none' } });
/** On a phone it becomes narrower, down to two short lines, before the provider's name does. */
const greeting = css({ display: 'flex', [media.mobile]: { flexShrink: 100 } });
const logo = css({ flex: 'none', inlineSize: 36, borderRadius: radii.sm, overflow: 'hidden' });
const wideOnly = css({ display: 'none', [media.desktop]: { display: 'flex', gap: spacing[2] } });
const narrowOnly = css({ display: 'flex', [media.desktop]: { display: 'none' } });

interface NavbarLink {
  key: string;
  label: ReactNode;
  address: string;
  isPrimary: boolean;
}

/** The provider's name and logo, links to its other pages, language and account. [APP-06..16] */
export function Navbar({ config }: { config: WebConfig | undefined }) {
  const { t, localize } = useText('shell');
  const { pathname } = useLocation();
  const { hasLanguages } = usePageFrame();
  const user = useSelector(selectUser);
  const links = useNavbarLinks(config);
  // Also on a desktop they are in the menu, because there may be eight.
  const pages = useMenuPages(config).map(({ id, title: text, address }) => ({
    key: `page ${id}`,
    label: <Localized text={text} />,
    address,
    isPrimary: false,
  }));
  const languages = offeredLanguages(config);
  const name = localize(config?.title) || 'Portico';
  return (
    <header css={bar}>
      <Container>
        <nav css={row} aria-label={t('navbar.label')}>
          <Link to="/" css={brand} aria-label={`${name} – ${t('navbar.home')}`}>
            {pathname === '/' ? null : (
              <Directional>
                <ArrowLeft data-icon="back" size={20} aria-hidden="true" />
              </Directional>
            )}
            {config?.logoImageURL ? (
              <span css={[logo, user && (pathname === '/' ? logoOnHome : logoBesideGreeting)]}>
                <Picture src={config.logoImageURL} alt="" ratio={1} sizes="36px" />
              </span>
            ) : null}
            <span dir="auto" css={title}>
              {name}
            </span>
          </Link>
          <div css={wideOnly}>
            {links.map((link) => (
              <SiteLink
                key={link.key}
                address={link.address}
                css={[
                  buttonStyles({ variant: link.isPrimary ? 'primary' : 'quiet', size: 'sm' }),
                  !link.isPrimary && { color: color.ink },
                ]}
              >
                {link.label}
              </SiteLink>
            ))}
          </div>
          <MobileShare />
          {hasLanguages && languages.length > 1 ? <LanguageMenu languages={languages} /> : null}
          {user ? (
            <div css={greeting}>
              <AccountMenu user={user} isPrivateProvider={config?.isPrivate === true} />
            </div>
          ) : null}
          <LinkMenu label={t('navbar.menu')} links={[...links, ...pages]} css={narrowOnly} />
          <LinkMenu label={t('navbar.menu')} links={pages} css={wideOnly} />
        </nav>
      </Container>
    </header>
  );
}

/** A menu of links; nothing without any. */
function LinkMenu(props: { label: string; links: readonly NavbarLink[]; className?: string }) {
  const { label, links, className } = props;
  if (links.length === 0) return null;
  return (
    <div className={className}>
      <Menu label={label} trigger={<MenuIcon size={22} aria-hidden="true" />}>
        {links.map((link) => (
          <MenuItem key={link.key} as={SiteLink} address={link.address}>
            {link.label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

/** Shown on phones, detected by user agent, which the server's render does not know. */
function MobileShare() {
  const { t } = useText('shell');
  const isMobile = useSyncExternalStore(nothingChanges, isMobileBrowser, () => false);
  if (!isMobile) return null;
  return (
    <ShareMenu
      labels={{
        share: t('share.label'),
        copyLink: t('share.copyLink'),
        copied: t('share.copied'),
        device: t('share.device'),
        qrCode: t('share.qrCode'),
        alt: t('share.qrAlt'),
        loading: t('share.loading'),
        download: t('share.download'),
        close: t('share.close'),
      }}
    />
  );
}

const nothingChanges = () => () => undefined;
const isMobileBrowser = (): boolean => isMobileUserAgent(navigator.userAgent);

/** The links of the navbar: the extra button, contact, creating content. */
function useNavbarLinks(config: WebConfig | undefined): NavbarLink[] {
  const { t, localize } = useText('shell');
  const hasPage = useHasPage();
  if (!config) return [];
  const links: NavbarLink[] = [];
  const extra = localize(config.nameExtraButton);
  if (config.isExtraBtn && extra && config.linkExtraButton) {
    links.push({ key: 'extra', label: extra, address: config.linkExtraButton, isPrimary: false });
  }
  if (config.isContactWithMe && hasPage('/contact')) {
    links.push({ key: 'contact', label: t('navbar.contact'), address: '/contact', isPrimary: false });
  }
  if (!config.isPrivate && hasPage('/creator'))
    links.push({ key: 'create', label: t('navbar.create'), address: '/creator', isPrimary: true });
  return links;
}

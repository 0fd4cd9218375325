import { css } from '@emotion/react';
import { Link, useLocation } from '@portico/shared/platform';
import { Container, color, media, radii, Section, SectionHeader, spacing } from '@portico/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { UndoToast } from '../undo/UndoToast.tsx';
import { SCREENS } from './screens.ts';

/** Height of the shell's navbar in px, and a gap. */
const BELOW_NAVBAR = 77;
/** Space in px that shows a part of the screen before the current one. */
const PEEK = 32;

const layout = css({
  display: 'grid',
  gap: spacing[6],
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: spacing[8] },
});

const menu = css({
  minInlineSize: 0,
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: BELOW_NAVBAR,
    maxBlockSize: `calc(100dvh - ${BELOW_NAVBAR}px)`,
    overflowY: 'auto',
  },
});

/** One line that scrolls on a phone, a column beside the screen on a desktop. */
const menuList = css({
  display: 'flex',
  gap: spacing[1],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  paddingBlockEnd: spacing[1],
  [media.desktop]: { flexDirection: 'column' },
});

const screenLink = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 'var(--size-tap)',
  paddingInline: spacing[4],
  borderRadius: radii.md,
  whiteSpace: 'nowrap',
  color: color.inkMuted,
  fontWeight: 'var(--font-medium)',
  textDecoration: 'none',
  '&:hover': { background: color.sunken, color: color.ink },
  '&[aria-current]': { background: color.sunken, color: color.ink },
  '&:focus-visible': { outlineOffset: -2 },
});

/** The action stands below the title where there is no room beside it. */
const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: spacing[4],
});

/** One screen of the console: the menu of all of them, its heading and its content. */
export function ConsoleScreen({
  title,
  text,
  lang,
  action,
  children,
}: {
  title: ReactNode;
  text?: string | undefined;
  /** The title's language, if it is the name of a record in another language. */
  lang?: string | undefined;
  /** A button or link at the end of the heading, such as New town. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Brings the current screen into the line of a phone; never scrolls the page itself.
    const link = current.current;
    const list = link?.closest('ul');
    if (link && list) list.scrollLeft = link.offsetLeft - list.offsetLeft - PEEK;
  }, []);
  const isCurrent = (to: string) => pathname === to || (to !== '/console' && pathname.startsWith(`${to}/`));
  return (
    <Section>
      <Container>
        <div css={layout}>
          <nav aria-label={t('screen.menu')} css={menu}>
            <div css={{ marginBlockEnd: spacing[3] }}>
              <PaletteButton />
            </div>
            <ul role="list" css={menuList}>
              {SCREENS.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    ref={isCurrent(to) ? current : undefined}
                    to={to}
                    css={screenLink}
                    aria-current={pathname === to ? 'page' : isCurrent(to) ? 'true' : undefined}
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div css={{ minInlineSize: 0 }}>
            <div css={heading}>
              <div css={{ flex: '1 1 280px', minInlineSize: 0 }}>
                <SectionHeader level={1} title={title} text={text} lang={lang} />
              </div>
              {action ? <div css={{ marginBlockEnd: spacing[5] }}>{action}</div> : null}
            </div>
            {children}
          </div>
        </div>
      </Container>
      <UndoToast />
    </Section>
  );
}

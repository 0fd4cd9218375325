import { css } from '@emotion/react';
import { Link, useLocation } from '@portico/shared/platform';
import { Container, color, radii, Section, SectionHeader, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';

/** The screens of the console, in the order of its menu. */
const SCREENS = [
  { to: '/console', label: 'overview.title' },
  { to: '/console/releases', label: 'releases.title' },
] as const;

const screenLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 'var(--size-tap)',
  paddingInline: spacing[4],
  borderRadius: radii.pill,
  color: color.inkMuted,
  fontWeight: 'var(--font-medium)',
  textDecoration: 'none',
  '&:hover': { background: color.sunken, color: color.ink },
  '&[aria-current]': { background: color.sunken, color: color.ink },
});

/** One screen of the console: the menu of all of them, its heading and its content. */
export function ConsoleScreen({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const { t } = useMessages();
  const { pathname } = useLocation();
  return (
    <Section>
      <Container>
        <nav aria-label={t('screen.menu')} css={{ marginBlockEnd: spacing[6] }}>
          <ul role="list" css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[1] }}>
            {SCREENS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} css={screenLink} aria-current={pathname === to ? 'page' : undefined}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SectionHeader level={1} title={title} text={text} />
        {children}
      </Container>
    </Section>
  );
}

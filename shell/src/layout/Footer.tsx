import { css } from '@emotion/react';
import { changeLanguage, useCountHitQuery } from '@portico/shared/api';
import type { Language, WebConfig } from '@portico/shared/contracts';
import { directionOf, offeredLanguages } from '@portico/shared/domain';
import { LANGUAGE_NAMES, Link, Localized, useLocation, useText } from '@portico/shared/platform';
import {
  Cluster,
  Container,
  color,
  fontSizes,
  isPlainClick,
  media,
  skipFirstPaint,
  spacing,
} from '@portico/shared/ui';
import type { MouseEvent } from 'react';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useMenuPages } from './use-menu-pages.ts';
import { usePageFrame } from './use-page-frame.ts';

const footerLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 'var(--size-tap)',
  color: 'inherit',
});

/** Rendered once it is near: the names of the languages need a font for each script. */
const content = css({
  ...skipFirstPaint,
  '--at-first': 'auto',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 146px',
  paddingBlock: spacing[8],
  [media.tabletUp]: { containIntrinsicBlockSize: 'auto 48px' },
});

/**
 * The copyright line of 2021 [APP-17, T-25], the visit counter [APP-18], and the languages as links that work without
 * script.
 */
export function Footer({ config }: { config: WebConfig | undefined }) {
  const { t, localize, language } = useText('shell');
  const { pathname, search } = useLocation();
  const { hasLanguages } = usePageFrame();
  const languages = offeredLanguages(config);
  return (
    <footer
      css={{
        marginBlockStart: spacing[16],
        background: color.sunken,
        color: color.inkMuted,
        fontSize: fontSizes.sm,
      }}
    >
      <Container css={content}>
        <Pages config={config} />
        <Cluster gap={4} justify="space-between">
          <p>
            {t('footer.copyright')} {localize(config?.title)}
          </p>
          <Visits />
          <ThemeChoice />
          {hasLanguages && languages.length > 1 ? (
            <nav aria-label={t('footer.languages')}>
              <Cluster gap={4}>
                {languages.map((code) => (
                  <a
                    key={code}
                    href={addressIn(code, pathname, search)}
                    onClick={(event) => choose(code, event)}
                    hrefLang={code}
                    lang={code}
                    dir={directionOf(code)}
                    aria-current={code === language ? 'true' : undefined}
                    css={footerLink}
                  >
                    {LANGUAGE_NAMES[code]}
                  </a>
                ))}
              </Cluster>
            </nav>
          ) : null}
        </Cluster>
      </Container>
    </footer>
  );
}

/** Links to the custom pages in the site's menu. */
function Pages({ config }: { config: WebConfig | undefined }) {
  const { t } = useText('shell');
  const pages = useMenuPages(config);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('footer.pages')} css={{ marginBlockEnd: spacing[4] }}>
      <Cluster gap={5}>
        {pages.map(({ id, title, address }) => (
          <Link key={id} to={address} css={footerLink}>
            <Localized text={title} />
          </Link>
        ))}
      </Cluster>
    </nav>
  );
}

/** A component of its own, because it rerenders when the count loads. */
function Visits() {
  const { t } = useText('shell');
  // Queried in the browser only, in an effect, because the request counts a visit.
  const { data: visits } = useCountHitQuery();
  return (
    <p css={{ minBlockSize: '1lh' }}>
      {visits === undefined ? null : t('footer.visits', { number: visits })}
    </p>
  );
}

/** URL of this page in another language, for server rendering. */
function addressIn(code: Language, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set('lang', code);
  return `${pathname}?${query}`;
}

/** Switches and stores the language in the browser; the stored choice would otherwise override the link's. */
function choose(code: Language, event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void changeLanguage(code);
}

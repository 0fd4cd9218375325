import { changeLanguage, useCountHitQuery } from '@portico/shared/api';
import { LANGUAGES, type Language, type WebConfig } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useLocation, useText } from '@portico/shared/platform';
import { Cluster, Container, color, fontSizes, isPlainClick, spacing } from '@portico/shared/ui';
import type { MouseEvent } from 'react';
import { ThemeChoice } from './ThemeChoice.tsx';
import { usePageFrame } from './use-page-frame.ts';

/**
 * The copyright line of 2021 [APP-17, T-25], the visit counter [APP-18], and the languages as links that work without
 * script.
 */
export function Footer({ config }: { config: WebConfig | undefined }) {
  const { t, localize, language } = useText('shell');
  const { pathname, search } = useLocation();
  const { hasLanguages } = usePageFrame();
  return (
    <footer
      css={{
        marginBlockStart: spacing[16],
        background: color.sunken,
        color: color.inkMuted,
        fontSize: fontSizes.sm,
      }}
    >
      <Container css={{ paddingBlock: spacing[8] }}>
        <Cluster gap={4} justify="space-between">
          <p>
            {t('footer.copyright')} {localize(config?.title)}
          </p>
          <Visits />
          <ThemeChoice />
          {hasLanguages ? (
            <nav aria-label={t('footer.languages')}>
              <Cluster gap={4}>
                {LANGUAGES.map((code) => (
                  <a
                    key={code}
                    href={addressIn(code, pathname, search)}
                    onClick={(event) => choose(code, event)}
                    hrefLang={code}
                    lang={code}
                    dir={directionOf(code)}
                    aria-current={code === language ? 'true' : undefined}
                    css={{
                      color: 'inherit',
                      minBlockSize: 'var(--size-tap)',
                      display: 'inline-flex',
                      alignItems: 'center',
                    }}
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

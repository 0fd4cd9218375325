import { css } from '@emotion/react';
import { changeLanguage, useWebConfigQuery } from '@portico/shared/api';
import type { Language } from '@portico/shared/contracts';
import { offeredLanguages } from '@portico/shared/domain';
import { LANGUAGE_NAMES, storeLanguage, useNavigate, useNotify, useText } from '@portico/shared/platform';
import { buttonStyles, color, fontSizes, media, spacing } from '@portico/shared/ui';
import { useState } from 'react';

/** Fixed text of the specification, which may be the best known to people who do not read the page's language. */
const QUESTION = 'What is your primary language?';
const ENGLISH_NAMES: Record<Language, string> = {
  th: 'Thai',
  en: 'English',
  zh: 'Chinese',
  ar: 'Arabic',
};

const choices = css({
  display: 'grid',
  gap: spacing[3],
  [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' },
});
const choice = css({
  ...buttonStyles({ variant: 'secondary', size: 'lg', wide: true }),
  display: 'grid',
  justifyContent: 'start',
  alignContent: 'center',
  gap: spacing[1],
  minBlockSize: 84,
  textAlign: 'start',
});

/**
 * Asks for one of the site's languages, sets it as the page's language and leads to /creator. [CREATOR-12, CREATOR-13]
 */
export function LanguageQuestion() {
  const { t, language: current } = useText('mfe-creator');
  const navigate = useNavigate();
  const notify = useNotify();
  const { data: config } = useWebConfigQuery();
  const [picked, setPicked] = useState<Language>();

  async function pick(language: Language): Promise<void> {
    setPicked(language);
    try {
      await changeLanguage(language);
    } catch {
      // Stored although the messages failed to load; the next page loads them again.
      storeLanguage(language);
      notify({ tone: 'warning', text: t('chooseLanguage.failed') });
    }
    await navigate('/creator', { replace: true });
  }

  return (
    <div css={{ display: 'grid', gap: spacing[6], maxInlineSize: 560, marginInline: 'auto' }}>
      <div css={{ display: 'grid', gap: spacing[2] }}>
        <h1 css={{ fontSize: fontSizes['2xl'] }}>{t('chooseLanguage.question')}</h1>
        {current === 'en' ? null : (
          <p lang="en" dir="ltr" css={{ fontSize: fontSizes.lg, justifySelf: 'start' }}>
            {QUESTION}
          </p>
        )}
        <p css={{ color: color.inkMuted }}>{t('chooseLanguage.text')}</p>
      </div>
      <div css={choices}>
        {offeredLanguages(config).map((language) => (
          <button
            key={language}
            type="button"
            css={choice}
            aria-busy={picked === language || undefined}
            disabled={picked !== undefined && picked !== language}
            onClick={() => void pick(language)}
          >
            <bdi lang={language} css={{ fontSize: fontSizes.lg, fontWeight: 'var(--font-bold)' }}>
              {LANGUAGE_NAMES[language]}
            </bdi>
            {language === 'en' ? null : (
              <bdi lang="en" css={{ color: color.inkMuted }}>
                {ENGLISH_NAMES[language]}
              </bdi>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

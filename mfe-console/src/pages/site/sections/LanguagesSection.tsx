import { LANGUAGES } from '@portico/shared/contracts';
import { LANGUAGE_NAMES } from '@portico/shared/platform';
import { CheckField, color, spacing } from '@portico/shared/ui';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** The languages that visitors can choose. */
export function LanguagesSection({ id, form }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id} text={t('site.languagesText')}>
      <div css={{ display: 'grid', gap: spacing[2] }}>
        {LANGUAGES.map((language) => (
          <CheckField
            key={language}
            label={
              <>
                {t(`language.${language}`)}{' '}
                <bdi lang={language} css={{ color: color.inkMuted, fontWeight: 'var(--font-regular)' }}>
                  {LANGUAGE_NAMES[language]}
                </bdi>
              </>
            }
            hint={language === 'th' ? t('site.alwaysThai') : undefined}
            disabled={language === 'th'}
            checked={values.languages.includes(language)}
            onChange={(isOffered) =>
              edit((now) => ({
                languages: LANGUAGES.filter((each) =>
                  each === language ? isOffered : now.languages.includes(each),
                ),
              }))
            }
          />
        ))}
      </div>
    </SiteSection>
  );
}

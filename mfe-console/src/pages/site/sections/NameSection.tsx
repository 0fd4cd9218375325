import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { LocalizedFields } from '../../../forms/LocalizedFields.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** The title and the description of the site, in each language. */
export function NameSection({ id, form, errorAt }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id} text={t('site.nameText')}>
      <LocalizedFields
        label={t('site.siteTitle')}
        name="title"
        value={values.title}
        onChange={(title) => edit({ title })}
        maxLength={CONTENT_LIMITS.title}
        required
        errorAt={errorAt}
      />
      <LocalizedFields
        label={t('site.description')}
        name="description"
        value={values.description}
        onChange={(description) => edit({ description })}
        maxLength={CONTENT_LIMITS.sentence}
        isLong
        errorAt={errorAt}
      />
    </SiteSection>
  );
}

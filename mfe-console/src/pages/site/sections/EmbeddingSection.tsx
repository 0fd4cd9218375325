import { Field, TextArea } from '@portico/shared/ui';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** The websites that may embed pages of the site. */
export function EmbeddingSection({ id, form, errorAt }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id} text={t('site.embeddingText')}>
      <Field label={t('site.embedOrigins')} hint={t('site.embedOriginsHint')} error={errorAt('embedOrigins')}>
        <TextArea
          name="embedOrigins"
          dir="ltr"
          rows={3}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.embedOrigins}
          onChange={({ target }) => edit({ embedOrigins: target.value })}
        />
      </Field>
    </SiteSection>
  );
}

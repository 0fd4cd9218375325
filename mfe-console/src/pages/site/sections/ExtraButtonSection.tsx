import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { CheckField, Field, TextInput } from '@portico/shared/ui';
import { LocalizedFields } from '../../../forms/LocalizedFields.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** A button of the site with its own text and link. */
export function ExtraButtonSection({ id, form, errorAt }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id}>
      <CheckField
        label={t('site.showExtraButton')}
        checked={values.isExtraBtn}
        onChange={(isExtraBtn) => edit({ isExtraBtn })}
      />
      <LocalizedFields
        label={t('site.nameExtraButton')}
        name="nameExtraButton"
        value={values.nameExtraButton}
        onChange={(nameExtraButton) => edit({ nameExtraButton })}
        maxLength={CONTENT_LIMITS.title}
        required={values.isExtraBtn}
        errorAt={errorAt}
      />
      <Field
        label={t('site.linkExtraButton')}
        hint={t('site.linkExtraButtonHint')}
        required={values.isExtraBtn}
        error={errorAt('linkExtraButton')}
      >
        <TextInput
          {...form.textInput('linkExtraButton')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={CONTENT_LIMITS.address}
        />
      </Field>
    </SiteSection>
  );
}

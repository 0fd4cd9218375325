import { CheckField } from '@portico/shared/ui';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** Whether the site is private. */
export function PrivacySection({ id, form }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id}>
      <CheckField
        label={t('site.isPrivate')}
        hint={t('site.isPrivateHint')}
        checked={values.isPrivate}
        onChange={(isPrivate) => edit({ isPrivate })}
      />
    </SiteSection>
  );
}

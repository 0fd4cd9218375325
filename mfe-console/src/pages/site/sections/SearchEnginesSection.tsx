import { CheckField } from '@portico/shared/ui';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** Whether search engines list the site. */
export function SearchEnginesSection({ id, form }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id}>
      <CheckField
        isSwitch
        label={t('site.isIndexed')}
        hint={t('site.isIndexedHint')}
        checked={values.isIndexed}
        onChange={(isIndexed) => edit({ isIndexed })}
      />
    </SiteSection>
  );
}

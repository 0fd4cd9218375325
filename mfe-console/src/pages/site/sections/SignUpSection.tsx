import { SIGN_UP_SETTINGS } from '@portico/shared/contracts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ChoiceList } from '../ChoiceList.tsx';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** Who may create an account. */
export function SignUpSection({ id, form }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id}>
      <ChoiceList
        legend={t('site.whoMaySignUp')}
        name="signUp"
        value={values.signUp}
        choices={SIGN_UP_SETTINGS.map((value) => ({
          value,
          label: t(`site.${value}`),
          text: t(`site.${value}Text`),
        }))}
        onChange={(signUp) => edit({ signUp })}
      />
    </SiteSection>
  );
}

import { PopUpFields } from '../../../forms/PopUpFields.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** The pop-up that opens with the site. */
export function PopUpSection({ id, form, errorAt }: SiteSectionProps) {
  const { localize } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id}>
      <PopUpFields
        value={values.popUp}
        onChange={(popUp) => edit({ popUp })}
        errorAt={errorAt}
        previewTitle={localize(values.title)}
      />
    </SiteSection>
  );
}

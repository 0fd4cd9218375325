import { BrandField } from '../BrandField.tsx';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** The brand colour. */
export function BrandSection({ id, form, errorAt }: SiteSectionProps) {
  const { values, edit } = form;
  return (
    <SiteSection id={id}>
      <BrandField
        name="brandColor"
        value={values.brandColor}
        error={errorAt('brandColor')}
        onChange={(brandColor) => edit({ brandColor })}
      />
    </SiteSection>
  );
}

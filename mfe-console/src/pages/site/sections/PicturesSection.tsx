import { Slot } from '@portico/shared/platform';
import { media, spacing } from '@portico/shared/ui';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** The logo and the picture of the home page. */
export function PicturesSection({ id, form, errorAt }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id}>
      <div
        css={{
          display: 'grid',
          gap: spacing[5],
          alignItems: 'start',
          [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)' },
        }}
      >
        <Slot
          name="picture.field"
          label={t('site.logo')}
          hint={t('site.logoHint')}
          portalId="site"
          value={values.logo}
          aspects={['1:1']}
          error={errorAt('logo')}
          onChange={(logo) => edit({ logo })}
          onRemove={() => edit({ logo: undefined })}
        />
        <Slot
          name="picture.field"
          label={t('site.home')}
          hint={t('site.homeHint')}
          portalId="site"
          value={values.home}
          aspects={['16:9']}
          error={errorAt('home')}
          onChange={(home) => edit({ home })}
          onRemove={() => edit({ home: undefined })}
        />
      </div>
    </SiteSection>
  );
}

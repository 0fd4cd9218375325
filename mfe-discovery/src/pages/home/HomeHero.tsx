import type { WebConfig } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Hero, IconButton, Picture } from '@portico/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useLocalizedText } from '../../cards/use-localized-text.ts';
import { scrollPageTo } from '../../lists/scroll-page.ts';
import { SearchCombobox } from '../../search/SearchCombobox.tsx';

/** Target of the scroll arrow, in px from the top. [HOME-02] */
export const SCROLL_DOWN_TO_PX = 800;

/**
 * The provider's picture, name and tagline, and the search box; a generic title without a configuration. [HOME-01,
 * OPEN-39]
 */
export function HomeHero({ config }: { config: WebConfig | undefined }) {
  const { t } = useText('mfe-discovery');
  const localize = useLocalizedText();
  const subtitle = localize(config?.description);
  return (
    /** A stacking context of its own, so that the dropdown covers the cards below. */
    <div css={{ position: 'relative', zIndex: 1 }}>
      <Hero
        picture={
          config?.homeImageURL ? (
            <Picture fill priority sizes="100vw" alt="" src={config.homeImageURL} />
          ) : null
        }
        title={<LocalizedTitle text={config?.title} fallback={t('home.title')} />}
        subtitle={subtitle.text ? <span lang={subtitle.lang}>{subtitle.text}</span> : null}
        search={<SearchCombobox />}
        scrollArrow={
          <IconButton
            variant="photo"
            label={t('home.scrollDown')}
            onClick={() => scrollPageTo(SCROLL_DOWN_TO_PX)}
          >
            <ChevronDown size={24} aria-hidden="true" />
          </IconButton>
        }
      />
    </div>
  );
}

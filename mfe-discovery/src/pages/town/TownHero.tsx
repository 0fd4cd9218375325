import type { TownCardSource } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Hero, Picture } from '@portico/shared/ui';
import { useLocalizedText } from '../../cards/use-localized-text.ts';
import { SearchCombobox } from '../../search/SearchCombobox.tsx';

/** The town's picture and name, and a search box for this town. [TOWN-04] */
export function TownHero({ town }: { town: TownCardSource }) {
  const title = useLocalizedText()(town.title);
  return (
    <div css={{ position: 'relative', zIndex: 1 }}>
      <Hero
        size="short"
        picture={town.imageURL ? <Picture fill priority sizes="100vw" alt="" src={town.imageURL} /> : null}
        title={<LocalizedTitle text={town.title} />}
        search={<SearchCombobox scope={{ kind: 'town', id: town._id, title: title.text }} />}
      />
    </div>
  );
}

import type { ConsoleOverview } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { color, StateMessage } from '@portico/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { OverviewLine } from './OverviewLine.tsx';
import { OverviewSection } from './OverviewSection.tsx';

/** Towns without a title in a language, and portals without a picture. */
export function MissingContent({
  missing: { townTitles, portalPictures },
}: {
  missing: ConsoleOverview['missing'];
}) {
  const { t, language: shown } = useMessages();
  const names = useMemo(() => new Intl.ListFormat(shown), [shown]);
  const { towns } = townTitles;
  const { portals } = portalPictures;
  const more = townTitles.total + portalPictures.total - towns.length - portals.length;
  return (
    <OverviewSection title={t('missing.title')} text={t('missing.text')}>
      {towns.map(({ id, title, languages }) => (
        <li key={`town ${id}`}>
          <OverviewLine
            to={`/console/towns/${id}`}
            title={<LocalizedTitle text={title} fallback={id} />}
            text={t('missing.townTitle', {
              languages: names.format(languages.map((language) => t(`language.${language}`))),
            })}
          />
        </li>
      ))}
      {portals.map(({ id, title }) => (
        <li key={`portal ${id}`}>
          <OverviewLine
            to={`/portals/${id}`}
            title={<LocalizedTitle text={title} fallback={id} />}
            text={t('missing.portalPicture')}
          />
        </li>
      ))}
      {more > 0 ? <li css={{ color: color.inkMuted }}>{t('missing.more', { number: more })}</li> : null}
      {towns.length + portals.length === 0 ? (
        <li>
          <StateMessage
            kind="empty"
            icon={<CircleCheck size={28} strokeWidth={1.75} aria-hidden="true" />}
            title={t('missing.none')}
          />
        </li>
      ) : null}
    </OverviewSection>
  );
}

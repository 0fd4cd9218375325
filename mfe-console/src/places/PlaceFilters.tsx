import { LANGUAGES } from '@portico/shared/contracts';
import { Field, Select } from '@portico/shared/ui';
import type { ListAddress } from '../lists/use-list-address.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Filters of the lists of towns and listings: archived ones, and those without a title in a language. */
export function PlaceFilters({ address }: { address: ListAddress }) {
  const { t } = useMessages();
  return (
    <>
      <Field label={t('places.show')}>
        <Select
          value={address.filter('archived')}
          onChange={({ target }) => address.change({ archived: target.value })}
        >
          <option value="">{t('places.onSite')}</option>
          <option value="yes">{t('places.inArchive')}</option>
        </Select>
      </Field>
      <Field label={t('places.missing')}>
        <Select
          value={address.filter('missing')}
          onChange={({ target }) => address.change({ missing: target.value })}
        >
          <option value="">{t('places.missingAny')}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {t(`language.${language}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

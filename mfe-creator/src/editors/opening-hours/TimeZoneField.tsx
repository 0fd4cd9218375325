import { DEFAULT_TIME_ZONE } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Field, Select } from '@portico/shared/ui';
import { memo } from 'react';

/** The time zones of the browser, the default first; an unknown stored one is added. */
const zonesWith = (current: string): string[] => [
  ...new Set([DEFAULT_TIME_ZONE, current, ...Intl.supportedValuesOf('timeZone')]),
];

/** The time zone of the hours. [OPEN-10] */
export const TimeZoneField = memo(function TimeZoneField(props: {
  value: string;
  /** A stable function, because rendering four hundred zones is slow. */
  onChange: (timezone: string) => void;
}) {
  const { value, onChange } = props;
  const { t } = useText('mfe-creator');
  return (
    <Field label={t('editors.opening-hours.timezone')}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {zonesWith(value).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  );
});

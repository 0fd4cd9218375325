import { DEFAULT_TIME_ZONE } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Field, Select } from '@portico/shared/ui';
import { memo } from 'react';

/** The zones that the browser knows, the usual one first; one that it does not know stays. */
const zonesWith = (current: string): string[] => [
  ...new Set([DEFAULT_TIME_ZONE, current, ...Intl.supportedValuesOf('timeZone')]),
];

/** By which clock the hours are meant. [OPEN-10] */
export const TimeZoneField = memo(function TimeZoneField(props: {
  value: string;
  /** Stays the same function: four hundred zones are not rendered again for a press elsewhere. */
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

import { readPair } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Field, spacing, TextInput } from '@portico/shared/ui';
import type { LocationDraft } from './location-draft.ts';

type Coordinates = Pick<LocationDraft, 'latitude' | 'longitude'>;

/** Latitude and longitude as numbers; pasting a pair fills both. [EDIT-12, VAL-20] */
export function CoordinateFields(props: {
  value: Coordinates;
  errorAt: (path: string) => string | undefined;
  onChange: (changes: Partial<Coordinates>) => void;
  /** Called when a field loses the focus. */
  onDone: () => void;
}) {
  const { value, errorAt, onChange, onDone } = props;
  const { t } = useText('mfe-creator');
  const change = (field: keyof Coordinates, text: string) => onChange(readPair(text) ?? { [field]: text });
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
        gap: spacing[4],
      }}
    >
      {(['latitude', 'longitude'] as const).map((field) => (
        <Field key={field} label={t(`editors.location.${field}`)} error={errorAt(field)}>
          <TextInput
            dir="ltr"
            inputMode="text"
            autoComplete="off"
            value={value[field]}
            onChange={(event) => change(field, event.target.value)}
            onBlur={onDone}
          />
        </Field>
      ))}
    </div>
  );
}

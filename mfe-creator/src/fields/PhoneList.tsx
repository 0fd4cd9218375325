import { withPhone } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, Field, IconButton, radii, spacing } from '@portico/shared/ui';
import { X } from 'lucide-react';
import { useId } from 'react';
import { TypedEntry } from './TypedEntry.tsx';

/** Phone numbers, entered one at a time and stored joined with commas; visitors call the first one. [VAL-18] */
export function PhoneList(props: {
  value: string;
  error?: string | undefined;
  onChange: (phone: string) => void;
}) {
  const { value, error, onChange } = props;
  const { t } = useText('mfe-creator');
  const inputId = useId();
  const numbers = value.split(',').filter(Boolean);

  function remove(number: string) {
    onChange(numbers.filter((other) => other !== number).join(','));
    document.getElementById(inputId)?.focus();
  }

  return (
    <Field id={inputId} label={t('contacts.phone')} hint={t('contacts.phoneHint')} error={error}>
      <div css={{ display: 'grid', gap: spacing[3] }}>
        <TypedEntry
          type="tel"
          addLabel={t('contacts.addPhone')}
          onAdd={(number) => {
            onChange(withPhone(value, number));
            return true;
          }}
        />
        {numbers.length > 0 ? (
          <ul role="list" aria-label={t('contacts.phone')} css={{ display: 'grid', gap: spacing[2] }}>
            {numbers.map((number) => (
              <li
                key={number}
                css={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  paddingInlineStart: spacing[4],
                  borderRadius: radii.md,
                  background: color.sunken,
                }}
              >
                <bdi dir="ltr">{number}</bdi>
                <IconButton label={t('contacts.removePhone', { number })} onClick={() => remove(number)}>
                  <X size={18} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Field>
  );
}

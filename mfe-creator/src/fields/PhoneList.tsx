import { withPhone } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, IconButton, radii, spacing, TextInput } from '@portico/shared/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';

/** Phone numbers, entered one at a time and kept joined with commas; the first is the one that visitors call. [VAL-18] */
export function PhoneList({ value, onChange }: { value: string; onChange: (phone: string) => void }) {
  const { t } = useText('mfe-creator');
  const inputId = useId();
  const [entered, setEntered] = useState('');
  const numbers = value.split(',').filter(Boolean);

  function add() {
    if (entered.trim() === '') return;
    onChange(withPhone(value, entered));
    setEntered('');
  }

  function remove(number: string) {
    onChange(numbers.filter((kept) => kept !== number).join(','));
    document.getElementById(inputId)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <Field id={inputId} label={t('contacts.phone')} hint={t('contacts.phoneHint')}>
      <div css={{ display: 'grid', gap: spacing[3] }}>
        <div css={{ display: 'flex', gap: spacing[2] }}>
          <div css={{ flex: 1, minInlineSize: 0 }}>
            <TextInput
              type="tel"
              autoComplete="off"
              value={entered}
              onChange={(event) => setEntered(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              // A number that was typed and not added is meant all the same.
              onBlur={add}
            />
          </div>
          <Button variant="secondary" onClick={add}>
            {t('contacts.addPhone')}
          </Button>
        </div>
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

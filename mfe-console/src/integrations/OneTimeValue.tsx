import { useNotify } from '@portico/shared/platform';
import { Button, Field, spacing, TextInput } from '@portico/shared/ui';
import { Copy } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';

/** A value that is shown once, with a button that copies it. */
export function OneTimeValue({
  announcement,
  label,
  hint,
  value,
}: {
  /** Read aloud when the value appears. */
  announcement: string;
  label: string;
  hint: string;
  value: string;
}) {
  const { t } = useMessages();
  const notify = useNotify();
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      <p role="status">{announcement}</p>
      <Field label={label} hint={hint}>
        <TextInput readOnly dir="ltr" value={value} onFocus={({ target }) => target.select()} />
      </Field>
      <div>
        <Button
          variant="secondary"
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={() => {
            // Without the permission the value stays selected, to be copied by hand.
            void navigator.clipboard.writeText(value).then(
              () => notify({ tone: 'success', text: t('people.copied') }),
              () => undefined,
            );
          }}
        >
          {t('people.copy')}
        </Button>
      </div>
    </div>
  );
}

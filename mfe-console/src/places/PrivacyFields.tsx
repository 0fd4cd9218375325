import { failureMessage, useGeneratePasscodeMutation } from '@portico/shared/api';
import { PASSCODE_LENGTH } from '@portico/shared/contracts';
import { Button, CheckField, Field, Notice, spacing, TextInput } from '@portico/shared/ui';
import { RefreshCw } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import type { PlaceValues } from './place-values.ts';

type Privacy = Pick<PlaceValues, 'isPrivate' | 'passcode'>;

/** Whether a town or listing needs a passcode, and which. */
export function PrivacyFields(props: {
  value: Privacy;
  onChange: (changes: Partial<Privacy> | ((now: Privacy) => Partial<Privacy>)) => void;
  errorAt: (path: string) => string | undefined;
}) {
  const { value, onChange, errorAt } = props;
  const { t } = useMessages();
  const [generate, { isLoading, error }] = useGeneratePasscodeMutation();

  /** A passcode that was typed meanwhile stays. */
  async function fill(): Promise<void> {
    const { data } = await generate(undefined);
    if (data) onChange(({ passcode }) => (passcode === value.passcode ? { passcode: data } : {}));
  }
  function tick(isPrivate: boolean): void {
    onChange({ isPrivate });
    if (isPrivate && value.passcode === '') void fill();
  }

  return (
    <>
      <CheckField
        isSwitch
        label={t('places.private')}
        hint={t('places.privateHint')}
        checked={value.isPrivate}
        onChange={tick}
      />
      {value.isPrivate ? (
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: spacing[3] }}>
          <Field
            label={t('places.passcode')}
            hint={t('places.passcodeHint', { count: PASSCODE_LENGTH })}
            required
            error={errorAt('passcode')}
          >
            <TextInput
              name="passcode"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={value.passcode}
              onChange={({ target }) => onChange({ passcode: target.value })}
              css={{ fontFamily: 'ui-monospace, monospace', letterSpacing: '0.3em', maxInlineSize: 240 }}
            />
          </Field>
          <Button
            variant="secondary"
            icon={<RefreshCw size={18} aria-hidden="true" />}
            loading={isLoading}
            onClick={() => void fill()}
          >
            {t('places.generate')}
          </Button>
        </div>
      ) : null}
      {error ? (
        <Notice tone="danger" title={t('places.notGenerated')}>
          {failureMessage(error)}
        </Notice>
      ) : null}
    </>
  );
}

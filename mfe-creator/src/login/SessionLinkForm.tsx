import { isApiError, startSession, useRedeemCodeMutation } from '@portico/shared/api';
import { useDispatch, useText } from '@portico/shared/platform';
import { Button, Field, spacing, TextInput } from '@portico/shared/ui';
import { type SyntheticEvent, useState } from 'react';

/**
 * Signs in by the operator's link without leaving the page: opened in the address bar it would take the page away with
 * what is not saved. [OPEN-46]
 */
export function SessionLinkForm() {
  const { t } = useText('mfe-creator');
  const dispatch = useDispatch();
  const [link, setLink] = useState('');
  const [redeem, { isLoading, error }] = useRedeemCodeMutation();
  const isUsed = isApiError(error) && error.kind === 'status' && error.status === 404;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    // The code alone is fine too.
    const code = link.trim().split('#').at(-1) ?? '';
    if (code === '' || isLoading) return;
    const { data: session } = await redeem(code);
    if (session) startSession(dispatch, session);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} css={{ display: 'grid', gap: spacing[4] }}>
      <p>{t('login.link.text')}</p>
      <Field
        label={t('login.link.label')}
        error={error ? t(isUsed ? 'login.link.used' : 'login.link.failed') : undefined}
      >
        <TextInput
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
      </Field>
      <Button type="submit" loading={isLoading} css={{ justifySelf: 'start' }}>
        {t('login.signIn')}
      </Button>
    </form>
  );
}

import { errorMessage, isApiError, useGeneratePasscodeMutation } from '@portico/shared/api';
import { PASSCODE_LENGTH, VALIDATION_MESSAGES } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button, CheckField, Field, Notice, spacing, TextInput } from '@portico/shared/ui';
import { RefreshCw } from 'lucide-react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';

/** Exactly six characters, without a space at either end. */
const isPasscode = (text: string): boolean => [...text].length === PASSCODE_LENGTH && text.trim() === text;

/** Who may see the page: everyone, or people who know its passcode. [EDIT-09, EDIT-10, PERM-11, OPEN-27] */
export function PrivacyEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    start: ({ isPrivate = false, passcode = '' }) => ({ isPrivate, passcode }),
    changes: ({ isPrivate, passcode }) => (isPrivate ? { isPrivate, passcode } : { isPrivate }),
    problems: ({ isPrivate, passcode }) =>
      isPrivate && !isPasscode(passcode) ? [{ path: 'passcode', message: VALIDATION_MESSAGES.passcode }] : [],
  });
  const { draft, edit, errorAt } = editing;
  const [generate, { isLoading, error }] = useGeneratePasscodeMutation();

  /** A passcode that was typed meanwhile stays. */
  async function fill() {
    const { data } = await generate(undefined);
    if (data) edit(({ passcode }) => (passcode === draft.passcode ? { passcode: data } : {}));
  }
  function tick(isPrivate: boolean) {
    edit({ isPrivate });
    if (isPrivate && draft.passcode === '') void fill();
  }
  return (
    <EditorDialog title={t('editors.privacy.title')} editing={editing} isWaiting={isLoading}>
      <CheckField
        label={t('editors.privacy.private')}
        hint={t('editors.privacy.privateHint')}
        checked={draft.isPrivate}
        onChange={tick}
      />
      {draft.isPrivate ? (
        <>
          <Field
            label={t('editors.privacy.passcode')}
            hint={t('editors.privacy.hint', { count: PASSCODE_LENGTH })}
            required
            error={errorAt('passcode') && <bdi lang="th">{errorAt('passcode')}</bdi>}
          >
            <TextInput
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={draft.passcode}
              onChange={(event) => edit({ passcode: event.target.value })}
              css={{ fontFamily: 'ui-monospace, monospace', letterSpacing: '0.3em', maxInlineSize: 240 }}
            />
          </Field>
          <div css={{ display: 'grid', gap: spacing[3], justifyItems: 'start' }}>
            <Button
              variant="secondary"
              icon={<RefreshCw size={18} aria-hidden="true" />}
              loading={isLoading}
              onClick={() => void fill()}
            >
              {t('editors.privacy.generate')}
            </Button>
            {error && isApiError(error) ? (
              <Notice tone="danger" title={<bdi lang="en">{errorMessage(error, 'status-text')}</bdi>}>
                {t('editors.privacy.notGenerated')}
              </Notice>
            ) : null}
          </div>
        </>
      ) : null}
    </EditorDialog>
  );
}

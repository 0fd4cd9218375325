import { baseApi, errorMessage, isApiError, storeGrant } from '@portico/shared/api';
import {
  isPasscodeEntry,
  nextPermission,
  PASSCODE_LENGTH,
  type PermissionState,
  WRONG_PASSCODE,
} from '@portico/shared/domain';
import { useDispatch } from '@portico/shared/platform';
import {
  Button,
  Container,
  color,
  Field,
  fontSizes,
  Section,
  Stack,
  spacing,
  TextInput,
} from '@portico/shared/ui';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useReducer, useRef, useState } from 'react';
import { useCheckPortalPasscodeMutation } from '../portal.api.ts';
import { useWords } from '../words/use-words.ts';
import { PasscodeError } from './PasscodeError.tsx';

/** The content was asked for without a passcode and refused. [AMBIG-24] */
const REFUSED: PermissionState = { kind: 'REQUIRE_PASSCODE' };

/**
 * Stands in for a private portal until the right passcode is entered; then the same address loads its content in
 * place. [PERM-02, PERM-06, PERM-07, OPEN-03, OPEN-23]
 */
export function PasscodeScreen({ id, onGranted }: { id: string; onGranted: () => void }) {
  const { t } = useWords();
  const dispatch = useDispatch();
  const [check] = useCheckPortalPasscodeMutation();
  const [permission, send] = useReducer(nextPermission, REFUSED);
  const [callError, setCallError] = useState<string>();
  const [entry, setEntry] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isChecking = permission.kind === 'PERMISSION_REGISTER';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    input.current?.focus();
    setCallError(undefined);
    setIncomplete(!isPasscodeEntry(entry));
    if (!isPasscodeEntry(entry)) return;
    send({ kind: 'asked', withPasscode: true });
    const { data: reply, error } = await check({ id, passcode: entry });
    if (!reply) {
      const message =
        isApiError(error) && error.kind === 'status' ? errorMessage(error) : t('passcode.failed');
      setCallError(message);
      send({ kind: 'answered', result: { status: 'fail', reason: message } });
      return;
    }
    send({ kind: 'answered', result: reply });
    if (reply.status !== 'ok') return;
    if (reply.data.grant) storeGrant({ store: 'portal', id }, reply.data.grant);
    onGranted();
    dispatch(baseApi.util.invalidateTags([{ type: 'Portal', id }, 'Catalog']));
  }

  const reason = isIncomplete
    ? WRONG_PASSCODE
    : permission.kind === 'PERMISSION_DENIED'
      ? permission.reason
      : undefined;
  return (
    <Section>
      <Container narrow>
        <div
          css={{
            display: 'grid',
            justifyItems: 'center',
            gap: spacing[6],
            maxInlineSize: 420,
            marginInline: 'auto',
            paddingBlock: spacing[8],
            textAlign: 'center',
          }}
        >
          <span
            css={{
              display: 'grid',
              placeItems: 'center',
              inlineSize: 72,
              blockSize: 72,
              borderRadius: '50%',
              background: color.brandSoft,
              color: color.brandStrong,
            }}
          >
            <LockKeyhole size={32} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <Stack gap={2}>
            <h1 css={{ fontSize: fontSizes['2xl'] }}>{t('passcode.title')}</h1>
            <p css={{ color: color.inkMuted, textWrap: 'pretty' }}>
              {t('passcode.text', { count: PASSCODE_LENGTH })}
            </p>
          </Stack>
          <form
            noValidate
            onSubmit={(event) => void submit(event)}
            css={{ display: 'grid', gap: spacing[4], inlineSize: '100%', textAlign: 'start' }}
          >
            <Field
              label={t('passcode.label')}
              required
              error={reason === undefined ? undefined : <PasscodeError reason={callError ?? reason} />}
            >
              <TextInput
                ref={input}
                name="passcode"
                value={entry}
                onChange={(event) => {
                  setEntry(event.target.value);
                  setIncomplete(false);
                }}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                // The input aligns left-to-right entries for right-to-left pages; a passcode stands in the middle.
                style={{ textAlign: 'center' }}
                css={{
                  fontSize: fontSizes.xl,
                  letterSpacing: '0.3em',
                  fontVariantNumeric: 'tabular-nums',
                }}
              />
            </Field>
            <Button type="submit" size="lg" wide loading={isChecking} loadingLabel={t('passcode.checking')}>
              {t('passcode.submit')}
            </Button>
          </form>
        </div>
      </Container>
    </Section>
  );
}

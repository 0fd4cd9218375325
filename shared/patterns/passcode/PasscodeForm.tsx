import { errorMessage, type GatedItem, isApiError, useRegisterPermissionMutation } from '@portico/shared/api';
import {
  isPasscodeEntry,
  nextPermission,
  type PermissionState,
  WRONG_PASSCODE,
} from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, fontSizes, Stack, spacing, TextInput } from '@portico/shared/ui';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useReducer, useRef, useState } from 'react';

/** Initial state: the content was requested without a passcode and refused. */
const REFUSED: PermissionState = { kind: 'REQUIRE_PASSCODE' };

interface PasscodeFormProps {
  item: GatedItem;
  /** `h1` if the form is the page's only content. */
  heading: 'h1' | 'h2';
  labels: {
    title: string;
    text: string;
    label: string;
    submit: string;
    checking: string;
    /** Message of a wrong passcode in the page's language, beside the literal one. */
    wrong: string;
    /** Message of a failed call. */
    failed: string;
  };
  /** Called before the content is requested with the grant. */
  onGranted?: (() => void) | undefined;
}

/**
 * Asks for the six-character passcode of one private item; then the content replaces the form at the same URL. A wrong
 * entry stays in the field, which keeps the focus. [PERM-02, PERM-06, PERM-07, VAL-21, OPEN-03, OPEN-23]
 */
export function PasscodeForm({ item, heading: Heading, labels, onGranted }: PasscodeFormProps) {
  const passcode = usePasscode(item, { failed: labels.failed, onGranted });
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (passcode.isChecking) return;
    input.current?.focus();
    void passcode.check();
  }

  return (
    <div css={frame}>
      <span css={sign}>
        <LockKeyhole size={32} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <Stack gap={2}>
        <Heading css={{ fontSize: fontSizes['2xl'] }}>{labels.title}</Heading>
        <p css={{ color: color.inkMuted, textWrap: 'pretty' }}>{labels.text}</p>
      </Stack>
      <form
        noValidate
        onSubmit={submit}
        css={{ display: 'grid', gap: spacing[4], inlineSize: '100%', textAlign: 'start' }}
      >
        <Field
          label={labels.label}
          required
          error={
            passcode.problem === undefined ? undefined : (
              <PasscodeError reason={passcode.problem} translation={labels.wrong} />
            )
          }
        >
          <TextInput
            ref={input}
            name="passcode"
            value={passcode.entry}
            onChange={(event) => passcode.type(event.target.value)}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            // Overrides the alignment of left-to-right input on right-to-left pages.
            style={{ textAlign: 'center' }}
            css={{
              fontSize: fontSizes.xl,
              letterSpacing: '0.3em',
              fontVariantNumeric: 'tabular-nums',
            }}
          />
        </Field>
        <Button type="submit" size="lg" wide loading={passcode.isChecking} loadingLabel={labels.checking}>
          {labels.submit}
        </Button>
      </form>
    </div>
  );
}

/** The typed passcode and its check by the server. `failed`: the message of a failed call. */
function usePasscode(
  item: GatedItem,
  { failed, onGranted }: { failed: string } & Pick<PasscodeFormProps, 'onGranted'>,
) {
  const [register] = useRegisterPermissionMutation();
  const [permission, send] = useReducer(nextPermission, REFUSED);
  const [callError, setCallError] = useState<string>();
  const [entry, setEntry] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const reason = isIncomplete
    ? WRONG_PASSCODE
    : permission.kind === 'PERMISSION_DENIED'
      ? permission.reason
      : undefined;

  return {
    entry,
    isChecking: permission.kind === 'PERMISSION_REGISTER',
    /** Why the entry was not accepted. */
    problem: reason === undefined ? undefined : (callError ?? reason),
    type(next: string): void {
      setEntry(next);
      setIncomplete(false);
    },
    async check(): Promise<void> {
      setCallError(undefined);
      setIncomplete(!isPasscodeEntry(entry));
      if (!isPasscodeEntry(entry)) return;
      send({ kind: 'requested', withPasscode: true });
      const { data: reply, error } = await register({ ...item, passcode: entry });
      if (!reply) {
        const message = isApiError(error) && error.kind === 'status' ? errorMessage(error) : failed;
        setCallError(message);
        send({ kind: 'received', result: { status: 'fail', reason: message } });
        return;
      }
      send({ kind: 'received', result: reply });
      if (reply.status === 'ok') onGranted?.();
    },
  };
}

/** The literal message is Thai in every language; a translation follows it. */
function PasscodeError({ reason, translation }: { reason: string; translation: string }) {
  // Any namespace gives the page's language.
  const { language } = useText('shell');
  if (reason !== WRONG_PASSCODE) return <bdi>{reason}</bdi>;
  return (
    <>
      <span lang="th">{WRONG_PASSCODE}</span>
      {language === 'th' ? null : <span css={{ display: 'block' }}>{translation}</span>}
    </>
  );
}

const frame = {
  display: 'grid',
  justifyItems: 'center',
  gap: spacing[6],
  maxInlineSize: 420,
  marginInline: 'auto',
  paddingBlock: spacing[8],
  textAlign: 'center',
} as const;

const sign = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: '50%',
  background: color.brandSoft,
  color: color.brandStrong,
} as const;

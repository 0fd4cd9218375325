import { leadIn } from '@portico/shared/domain';
import { Link, type LinkProps } from '@portico/shared/platform';
import { color, tapArea } from '@portico/shared/ui';

/** A link to the other form, such as from sign-in to sign-up, with a question before it. [LOGIN-03] */
export function AuthSwitchLink({
  question,
  label,
  ...link
}: { question: string; label: string } & Pick<LinkProps, 'to' | 'state'>) {
  return (
    <div css={{ color: color.inkMuted }}>
      {leadIn(question)}
      <Link {...link} css={{ ...tapArea, fontWeight: 'var(--font-medium)' }}>
        {label}
      </Link>
    </div>
  );
}

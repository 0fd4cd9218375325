import { Link, type LinkProps } from '@portico/shared/platform';
import { color, tapArea } from '@portico/shared/ui';

/** A question and the link that answers it, such as from signing in to signing up. [LOGIN-03] */
export function OtherWay({
  question,
  label,
  ...link
}: { question: string; label: string } & Pick<LinkProps, 'to' | 'state'>) {
  return (
    <div css={{ color: color.inkMuted }}>
      {question}{' '}
      <Link {...link} css={{ ...tapArea, fontWeight: 'var(--font-medium)' }}>
        {label}
      </Link>
    </div>
  );
}

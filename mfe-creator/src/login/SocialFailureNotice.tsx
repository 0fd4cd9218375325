import { useText } from '@portico/shared/platform';
import { Notice } from '@portico/shared/ui';
import type { SocialFailure } from './use-social-sign-in.ts';

/** The literal words of the error catalogue, and what they mean in the page's language. [ERR-02..06, T-21] */
export function SocialFailureNotice({ failure: { code, reason } }: { failure: SocialFailure }) {
  const { t } = useText('mfe-creator');
  return (
    <Notice
      tone="danger"
      title={
        <span lang="en" dir="ltr">
          {reason}
        </span>
      }
    >
      {t(`social.${code}`)}
    </Notice>
  );
}

import { useText } from '@portico/shared/platform';
import { Notice } from '@portico/shared/ui';
import type { SocialFailure } from './use-social-sign-in.ts';

/** The fixed text of the error catalogue, with its translation. [ERR-02..06, T-21] */
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

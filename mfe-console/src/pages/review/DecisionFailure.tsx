import { type ApiError, errorMessage } from '@portico/shared/api';
import { dateFormat } from '@portico/shared/domain';
import { Button, Notice } from '@portico/shared/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

interface DecisionFailureProps {
  error: ApiError;
  onLookAgain: () => void;
}

/** Why the decision failed, scrolled into view; the input stays. [T-49, ERR-07] */
export function DecisionFailure(props: DecisionFailureProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={container}>
      <Message {...props} />
    </div>
  );
}

function Message({ error, onLookAgain }: DecisionFailureProps) {
  const { t, language } = useMessages();
  if (error.kind === 'status' && error.status === 409) {
    const { by, at } = error.conflict ?? {};
    const when = at ? dateFormat(language, { timeStyle: 'short' }).format(new Date(at)) : '';
    return (
      <Notice
        tone="danger"
        title={t('review.conflict')}
        action={
          <Button size="sm" variant="secondary" onClick={onLookAgain}>
            {t('review.lookAgain')}
          </Button>
        }
      >
        {by ? t('review.conflictBy', { name: by, when }) : t('review.conflictText')}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={t('review.notDecided')}>
      {error.kind === 'offline' ? t('review.offline') : errorMessage(error)}
    </Notice>
  );
}

import type { Portal } from '@portico/shared/contracts';
import { Button, Directional } from '@portico/shared/ui';
import { ExternalLink } from 'lucide-react';
import { useMessages } from '../../messages/use-messages.ts';

/** Opens the page in a new tab, so that the input in the queue is not lost. */
export function PreviewLink({ portal: { _id, provider } }: { portal: Portal }) {
  const { t } = useMessages();
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        as="a"
        href={`/portals/${encodeURIComponent(_id)}?provider=${encodeURIComponent(provider)}`}
        target="_blank"
        icon={
          <Directional>
            <ExternalLink size={18} aria-hidden="true" />
          </Directional>
        }
      >
        {t('review.preview')}
      </Button>
    </div>
  );
}

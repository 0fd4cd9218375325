import { Link } from '@portico/shared/platform';
import { buttonStyles, Directional } from '@portico/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { portalAddress } from './micro-site-address.ts';

/** Link back to the catalogue's portal; nothing if the URL names none. [OPEN-07] */
export function BackToPortal({ portalId, provider }: { portalId: string; provider: string | undefined }) {
  const { t } = useMessages();
  if (!portalId) return null;
  return (
    <div>
      <Link
        to={portalAddress({ portalId, provider })}
        css={{ ...buttonStyles({ variant: 'quiet' }), marginInlineStart: -20 }}
      >
        <Directional>
          <ArrowLeft size={18} aria-hidden="true" />
        </Directional>
        {t('page.back')}
      </Link>
    </div>
  );
}

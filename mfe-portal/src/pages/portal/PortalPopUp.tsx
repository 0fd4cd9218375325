import type { Portal } from '@portico/shared/contracts';
import { OpeningPopUp } from '@portico/shared/patterns';
import { useMessages } from '../../messages/use-messages.ts';

/** The portal's pop-up; never shown if `isShowDialog` is false. [PORTAL-21, OPEN-19, T-24] */
export function PortalPopUp({ portal }: { portal: Portal }) {
  const { t, localize } = useMessages();
  if (portal.isShowDialog === false) return null;
  return (
    <OpeningPopUp
      seenAs={`portal.${portal._id}`}
      popUp={portal.popUp}
      title={localize(portal.title)}
      labels={{ close: t('popUp.close'), more: t('text.more'), less: t('text.less') }}
    />
  );
}

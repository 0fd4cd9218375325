import { noticeDismissed, selectNotices, useDispatch, useSelector, useText } from '@portico/shared/platform';
import { Toaster } from '@portico/shared/ui';

/** Shows the notices of the whole page as toasts. [T-21] */
export function Notices() {
  const { t } = useText('shell');
  const notices = useSelector(selectNotices);
  const dispatch = useDispatch();
  return (
    <Toaster
      label={t('page.notices')}
      messages={notices}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
      dismissLabel={t('page.dismiss')}
    />
  );
}

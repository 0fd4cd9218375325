import { noticeDismissed, selectNotices, useDispatch, useSelector, useText } from '@portico/shared/platform';
import { Toaster } from '@portico/shared/ui';

/** What the page has to say that belongs to no place on it. [T-21] */
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

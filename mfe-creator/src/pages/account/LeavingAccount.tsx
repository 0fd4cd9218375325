import { failureMessage, startSession, useLogoutMutation } from '@portico/shared/api';
import { dateFormat } from '@portico/shared/domain';
import {
  selectToken,
  selectUser,
  useDispatch,
  useNavigate,
  useNotify,
  useSelector,
  useText,
} from '@portico/shared/platform';
import { Button, Cluster, Notice, spacing } from '@portico/shared/ui';
import { useKeepAccountMutation } from '../../account.api.ts';

/** All that the owner of an account that is to be erased can do: keep it, or sign out. */
export function LeavingAccount({ deletesAt }: { deletesAt: string }) {
  const { t, language } = useText('mfe-creator');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const notify = useNotify();
  const token = useSelector(selectToken);
  const user = useSelector(selectUser);
  const [keep, { isLoading }] = useKeepAccountMutation();
  const [logout] = useLogoutMutation();

  async function stay(): Promise<void> {
    const { error } = await keep();
    if (error)
      return notify({ tone: 'danger', text: t('account.leave.cancelFailed'), detail: failureMessage(error) });
    if (token && user) {
      const { deletesAt: _ended, ...rest } = user;
      startSession(dispatch, { token, user: rest });
    }
    notify({ tone: 'success', text: t('account.leave.cancelled') });
  }

  async function leave(): Promise<void> {
    await navigate('/', { flushSync: true });
    await logout();
  }

  const date = dateFormat(language, { timeStyle: 'short' }).format(new Date(deletesAt));
  return (
    <div css={{ display: 'grid', gap: spacing[5], maxInlineSize: '44rem' }}>
      <Notice tone="warning" title={t('account.leave.pending', { date })}>
        {t('account.leave.pendingText')}
      </Notice>
      <Cluster>
        <Button loading={isLoading} loadingLabel={t('account.leave.keep')} onClick={() => void stay()}>
          {t('account.leave.keep')}
        </Button>
        <Button variant="secondary" onClick={() => void leave()}>
          {t('account.leave.goOn')}
        </Button>
      </Cluster>
    </div>
  );
}

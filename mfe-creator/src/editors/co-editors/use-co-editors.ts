import type { PortalMember } from '@portico/shared/contracts';
import { isPortalManager } from '@portico/shared/domain';
import { useForm } from '@portico/shared/patterns';
import { selectUser, useNavigate, useNotify, useSelector, useText } from '@portico/shared/platform';
import { useState } from 'react';
import {
  useHandOverPortalMutation,
  useInviteEditorMutation,
  usePortalEditorsQuery,
  useRemoveEditorMutation,
} from '../../creator.api.ts';
import { useWayFromPage } from '../../guard/use-private-provider.ts';

/** The people who edit a page, with the form that invites one and the calls that change the list. */
export function useCoEditors(portalId: string) {
  const { t } = useText('mfe-creator');
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const wayFromPage = useWayFromPage();
  const notify = useNotify();
  const listed = usePortalEditorsQuery(portalId, { refetchOnMountOrArgChange: true });
  const [sendInvitation] = useInviteEditorMutation();
  const [sendRemoval, removal] = useRemoveEditorMutation();
  const [sendHandOver, handingOver] = useHandOverPortalMutation();
  /** The list in the response of the last change. */
  const [updated, setUpdated] = useState<PortalMember[]>();
  const people = updated ?? listed.data;
  const owner = people?.find(({ role }) => role === 'owner')?.uid;
  const isManager = isPortalManager({ owner }, user);
  const isSelf = ({ uid }: Pick<PortalMember, 'uid'>): boolean => uid === user?.uid;

  const form = useForm({
    initial: { username: '' },
    problems: ({ username }) => (username.trim() === '' ? { username: 'missing' } : {}),
    submit: async ({ username }) => {
      const name = username.trim();
      const { data, error } = await sendInvitation({ id: portalId, username: name });
      if (!data) return { kind: 'failed', failure: error };
      setUpdated(data);
      notify({ tone: 'success', text: t('editors.co-editors.invited', { name }) });
      return { kind: 'done', values: { username: '' } };
    },
  });

  /** Removes an editor or withdraws an invitation; who leaves the page is led away from it. */
  async function remove({ uid, displayName: name, role }: PortalMember): Promise<void> {
    const { data } = await sendRemoval({ id: portalId, uid });
    if (!data) return;
    setUpdated(data);
    const message = role === 'invited' ? 'editors.co-editors.withdrawn' : 'editors.co-editors.removed';
    notify({ tone: 'success', text: t(message, { name }) });
    if (isSelf({ uid })) void navigate(wayFromPage);
  }

  async function handOver({ uid, displayName: name }: PortalMember): Promise<void> {
    const { data } = await sendHandOver({ id: portalId, uid });
    if (!data) return;
    setUpdated(data);
    notify({ tone: 'success', text: t('editors.co-editors.handedOver', { name }) });
  }

  return {
    people,
    isListFailed: listed.isError,
    retryList: listed.refetch,
    form,
    isSelf,
    mayRemove: (person: PortalMember) =>
      person.role === 'invited' || (person.role === 'editor' && (isManager || isSelf(person))),
    mayHandOver: ({ role }: PortalMember) => isManager && role === 'editor',
    remove,
    removal,
    handOver,
    handingOver,
  };
}

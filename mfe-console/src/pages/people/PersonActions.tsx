import { failureMessage } from '@portico/shared/api';
import type { PersonRow } from '@portico/shared/contracts';
import { useNotify } from '@portico/shared/platform';
import { ConfirmDialog, Menu, MenuItem } from '@portico/shared/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { offerUndo } from '../../undo/undo-offer.ts';
import { useChangePersonMutation, useEndPersonSessionsMutation } from './people.api.ts';
import { ResetDialog } from './ResetDialog.tsx';

type Action = 'disable' | 'end' | 'reset';

/** What an admin can do with another person's account. */
export function PersonActions({
  person,
}: {
  person: Pick<PersonRow, 'uid' | 'displayName' | 'isDisabled' | 'hasSecondFactor'>;
}) {
  const { t } = useMessages();
  const notify = useNotify();
  const [unconfirmed, setUnconfirmed] = useState<Action>();
  const [change, changing] = useChangePersonMutation();
  const [endSessions, ending] = useEndPersonSessionsMutation();
  const { uid, displayName: name, isDisabled } = person;
  const close = () => setUnconfirmed(undefined);
  const fail = (error: unknown) =>
    notify({ tone: 'danger', text: t('people.failed'), detail: failureMessage(error) });

  async function enable() {
    const { error } = await change({ uid, isDisabled: false });
    if (error) return fail(error);
    notify({ tone: 'success', text: t('people.enableDone', { name }) });
  }

  async function disable() {
    const { error } = await change({ uid, isDisabled: true });
    close();
    if (error) return fail(error);
    offerUndo({
      text: t('people.disableDone', { name }),
      undo: () => change({ uid, isDisabled: false }).unwrap(),
    });
  }

  async function end() {
    const { error } = await endSessions(uid);
    close();
    if (error) return fail(error);
    notify({ tone: 'success', text: t('people.endDone', { name }) });
  }

  const confirmation = { cancelLabel: t('people.cancel'), closeLabel: t('people.cancel'), itemName: name };
  return (
    <>
      <Menu
        label={t('people.actions', { name })}
        trigger={<Ellipsis size={20} aria-hidden="true" />}
        align="end"
        variant="quiet"
      >
        {isDisabled ? (
          <MenuItem onClick={() => void enable()}>{t('people.enable')}</MenuItem>
        ) : (
          <MenuItem onClick={() => setUnconfirmed('disable')}>{t('people.disable')}</MenuItem>
        )}
        <MenuItem onClick={() => setUnconfirmed('end')}>{t('people.endSessions')}</MenuItem>
        {person.hasSecondFactor ? (
          <MenuItem onClick={() => setUnconfirmed('reset')}>{t('people.reset')}</MenuItem>
        ) : null}
      </Menu>
      <ConfirmDialog
        {...confirmation}
        open={unconfirmed === 'disable'}
        title={t('people.disableTitle')}
        confirmLabel={t('people.disable')}
        busy={changing.isLoading}
        onCancel={close}
        onConfirm={() => void disable()}
      >
        <p>{t('people.disableText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...confirmation}
        open={unconfirmed === 'end'}
        title={t('people.endTitle')}
        confirmLabel={t('people.endSessions')}
        busy={ending.isLoading}
        onCancel={close}
        onConfirm={() => void end()}
      >
        <p>{t('people.endText')}</p>
      </ConfirmDialog>
      {unconfirmed === 'reset' ? <ResetDialog person={person} onClose={close} /> : null}
    </>
  );
}

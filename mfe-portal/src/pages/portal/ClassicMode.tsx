import { useHandOffMutation, useWebConfigQuery } from '@portico/shared/api';
import { Link, useNotify, usePageSettings } from '@portico/shared/platform';
import { Button, buttonStyles } from '@portico/shared/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/**
 * Link to the classic editor: on this site, or on the operator's other origin, which gets the session as a one-time
 * code. A private provider has no classic mode on this site. [PORTAL-07, OPEN-37, OPEN-46, T-01]
 */
export function ClassicMode(props: {
  portalId: string;
  /** Navigates to another site. */
  leaveFor?: ((address: string) => void) | undefined;
}) {
  const { portalId, leaveFor = (address) => window.location.assign(address) } = props;
  const { t } = useMessages();
  const { classicEndpoint } = usePageSettings();
  const isPrivateProvider = useWebConfigQuery().data?.isPrivate ?? false;
  const backTo = `/creator/classic/${encodeURIComponent(portalId)}`;
  const label = (
    <>
      <Pencil size={16} aria-hidden="true" />
      {t('editor.classic')}
    </>
  );
  if (classicEndpoint) {
    return <Elsewhere endpoint={classicEndpoint} backTo={backTo} label={label} leaveFor={leaveFor} />;
  }
  if (isPrivateProvider) return null;
  return (
    <Link
      to={`/login?${new URLSearchParams({ backTo })}`}
      css={buttonStyles({ variant: 'secondary', size: 'sm' })}
    >
      {label}
    </Link>
  );
}

function Elsewhere(props: {
  endpoint: string;
  backTo: string;
  label: ReactNode;
  leaveFor: (address: string) => void;
}) {
  const { endpoint, backTo, label, leaveFor } = props;
  const { t } = useMessages();
  const notify = useNotify();
  const [handOff, { isLoading }] = useHandOffMutation();
  const leave = async () => {
    const { data: code } = await handOff(endpoint);
    if (code === undefined) {
      notify({ tone: 'danger', text: t('editor.classicFailed') });
      return;
    }
    leaveFor(`${endpoint}/login?${new URLSearchParams({ token: code, backTo })}`);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isLoading}
      loadingLabel={t('editor.classicOpening')}
      onClick={() => void leave()}
    >
      {label}
    </Button>
  );
}

import { changedMeanwhile, failureMessage } from '@portico/shared/api';
import type { Portal, PortalVersion } from '@portico/shared/contracts';
import { changedParts } from '@portico/shared/domain';
import { useNotify, useText } from '@portico/shared/platform';
import { Button, Cluster, ConfirmDialog, color, Directional, Notice, spacing } from '@portico/shared/ui';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useConflictMessage } from '../editing/use-conflict-message.ts';
import { useNewerPortal } from '../editing/use-newer-portal.ts';
import { SectionDiff } from './SectionDiff.tsx';
import { useVersionLabels } from './use-version-labels.ts';
import { VersionPreview } from './VersionPreview.tsx';
import { VersionsState } from './VersionsState.tsx';
import { usePortalVersionQuery, useRestoreVersionMutation } from './versions.api.ts';

type View = 'compare' | 'look';

/** One version: the changes that restoring it makes, or its whole content, and the button that restores it. [T-49] */
export function VersionView(props: {
  /** The current portal. */
  portal: Portal;
  version: PortalVersion;
  onBack: () => void;
  onRestored: () => void;
}) {
  const { portal, version, onBack, onRestored } = props;
  const { number } = version;
  const { t } = useText('mfe-creator');
  const { who, when } = useVersionLabels();
  const notify = useNotify();
  const back = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<View>('compare');
  // Rendering a whole page takes longer than showing the choice.
  const shownView = useDeferredValue(view);
  const [isConfirming, setIsConfirming] = useState(false);
  const { data, error, isFetching, refetch } = usePortalVersionQuery({ id: portal._id, number });
  const [restore, restoring] = useRestoreVersionMutation();
  const { fetchNewer, show } = useNewerPortal(portal._id);
  useEffect(() => back.current?.focus(), []);

  // Versions do not include privacy.
  const parts = data ? changedParts(portal, { ...data.portal, isPrivate: portal.isPrivate }) : [];

  async function restoreVersion() {
    const { data: restored, error: refusal } = await restore({
      id: portal._id,
      number,
      modifiedDate: portal.modifiedDate,
    });
    setIsConfirming(false);
    if (restored) {
      notify({ tone: 'success', text: t('versions.restored') });
      return onRestored();
    }
    if (changedMeanwhile(refusal)) {
      const newer = await fetchNewer();
      if (newer) show(newer);
    }
  }

  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[5] }}>
      <div css={{ display: 'grid', gap: spacing[1], justifyItems: 'start' }}>
        <Button
          ref={back}
          variant="quiet"
          size="sm"
          onClick={onBack}
          icon={
            <Directional>
              <ArrowLeft size={18} aria-hidden="true" />
            </Directional>
          }
        >
          {t('versions.back')}
        </Button>
        <p css={{ color: color.inkMuted }}>{t('versions.of', { when: when(version), name: who(version) })}</p>
      </div>
      {restoring.error ? <RestoreFailure error={restoring.error} /> : null}
      {isFetching || !data ? (
        <VersionsState error={isFetching ? undefined : error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Cluster>
            {(['compare', 'look'] as const).map((name) => (
              <Button
                key={name}
                variant={name === view ? 'primary' : 'secondary'}
                size="sm"
                aria-pressed={name === view}
                onClick={() => setView(name)}
              >
                {t(`versions.${name}`)}
              </Button>
            ))}
          </Cluster>
          {shownView === 'look' ? <VersionPreview portal={data.portal} /> : null}
          {shownView === 'compare' && parts.length === 0 ? <Notice>{t('versions.same')}</Notice> : null}
          {shownView === 'compare' && parts.length > 0 ? (
            <>
              <p css={{ color: color.inkMuted }}>{t('versions.legend')}</p>
              <SectionDiff parts={parts} before={portal} after={data.portal} />
            </>
          ) : null}
          {parts.length > 0 ? (
            <Button
              icon={<RotateCcw size={18} aria-hidden="true" />}
              onClick={() => setIsConfirming(true)}
              css={{ justifySelf: 'start' }}
            >
              {t('versions.restore')}
            </Button>
          ) : null}
        </>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('versions.sure')}
        itemName={when(version)}
        confirmLabel={t('versions.restore')}
        cancelLabel={t('editors.cancel')}
        closeLabel={t('editors.close')}
        busy={restoring.isLoading}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void restoreVersion()}
      >
        {t('versions.sureText')}
      </ConfirmDialog>
    </div>
  );
}

/** A failed restore; after someone else's change the comparison continues with the newer portal. */
function RestoreFailure({ error }: { error: unknown }) {
  const { t } = useText('mfe-creator');
  const conflictMessage = useConflictMessage();
  const conflict = changedMeanwhile(error);
  if (!conflict) {
    return (
      <Notice tone="danger" title={<bdi>{failureMessage(error)}</bdi>}>
        {t('versions.notRestored')}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={conflictMessage(conflict)}>
      {t('versions.overtaken')}
    </Notice>
  );
}

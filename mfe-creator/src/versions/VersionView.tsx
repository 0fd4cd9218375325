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
  const { when } = useVersionLabels();
  const notify = useNotify();
  const [view, setView] = useState<View>('compare');
  const [isConfirming, setIsConfirming] = useState(false);
  const { data, error, isFetching, refetch } = usePortalVersionQuery({ id: portal._id, number });
  const [restore, restoring] = useRestoreVersionMutation();
  const { fetchNewer, show } = useNewerPortal(portal._id);

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
      <VersionHead version={version} onBack={onBack} />
      {restoring.error ? <RestoreFailure error={restoring.error} /> : null}
      {isFetching || !data ? (
        <VersionsState error={isFetching ? undefined : error} onRetry={() => void refetch()} />
      ) : (
        <VersionContent
          portal={portal}
          content={data.portal}
          view={view}
          onView={setView}
          onRestore={() => setIsConfirming(true)}
        />
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

/** The way back to the list, which has the focus at first, and who saved the version when. */
function VersionHead({ version, onBack }: { version: PortalVersion; onBack: () => void }) {
  const { t } = useText('mfe-creator');
  const { who, when } = useVersionLabels();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
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
  );
}

/** The loaded version: compared with the current portal, or as its page. */
function VersionContent(props: {
  portal: Portal;
  content: Portal;
  view: View;
  onView: (view: View) => void;
  onRestore: () => void;
}) {
  const { portal, content, view, onView, onRestore } = props;
  const { t } = useText('mfe-creator');
  // Rendering a whole page takes longer than showing the choice.
  const shownView = useDeferredValue(view);
  // Versions do not include privacy.
  const parts = changedParts(portal, { ...content, isPrivate: portal.isPrivate });
  return (
    <>
      <Cluster>
        {(['compare', 'look'] as const).map((name) => (
          <Button
            key={name}
            variant={name === view ? 'primary' : 'secondary'}
            size="sm"
            aria-pressed={name === view}
            onClick={() => onView(name)}
          >
            {t(`versions.${name}`)}
          </Button>
        ))}
      </Cluster>
      {shownView === 'look' ? <VersionPreview portal={content} /> : null}
      {shownView === 'compare' && parts.length === 0 ? <Notice>{t('versions.same')}</Notice> : null}
      {shownView === 'compare' && parts.length > 0 ? (
        <>
          <p css={{ color: color.inkMuted }}>{t('versions.legend')}</p>
          <SectionDiff parts={parts} before={portal} after={content} />
        </>
      ) : null}
      {parts.length > 0 ? (
        <Button
          icon={<RotateCcw size={18} aria-hidden="true" />}
          onClick={onRestore}
          css={{ justifySelf: 'start' }}
        >
          {t('versions.restore')}
        </Button>
      ) : null}
    </>
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

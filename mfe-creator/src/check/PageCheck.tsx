import { isApiError, useWebConfigQuery } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { offeredLanguages } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import {
  Button,
  color,
  Dialog,
  fontSizes,
  Notice,
  radii,
  spacing,
  useDeferredClose,
} from '@portico/shared/ui';
import { CircleCheck, type LucideIcon, Pencil, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { EditorLayoutContext } from '../editing/editor-layout.ts';
import type { EditorProps } from '../editing/editor-props.ts';
import { useOpenEditor } from '../editing/tools/use-open-editor.ts';
import type { Editors } from '../editors/editor-entry.ts';
import { usePortalCheckQuery } from './check.api.ts';
import { checkPage, type Finding } from './page-check.ts';
import { useFindingTexts } from './use-finding-texts.ts';

/** Findings of one check that are listed at first: a gallery may have dozens of untitled pictures. */
const SHOWN_PER_CHECK = 3;

/**
 * What a visitor of the page would miss, each with a button that opens the right editor over the list. Nothing of it
 * prevents saving or publishing.
 */
export function PageCheck({ portal, editors, onClose }: EditorProps & { editors: Editors }) {
  const { t } = useText('mfe-creator');
  const { isClosing, close } = useDeferredClose(onClose);
  const editor = useOpenEditor(editors, portal._id);
  const [requested, setRequested] = useState<Finding>();
  // The list is closed, but an editor that it opened is still saving and must not lose its form.
  const [isLeaving, setLeaving] = useState(false);

  const open = (finding: Finding) => {
    setRequested(finding);
    void editor.open(finding.editor, finding.index);
  };

  return (
    <>
      <Dialog
        open={!isClosing && !isLeaving}
        onClose={() => (editor.Editor ? setLeaving(true) : close())}
        title={t('check.title')}
        closeLabel={t('editors.close')}
        size="md"
      >
        <Findings
          portal={portal}
          editors={editors}
          loading={editor.isLoading ? requested : undefined}
          onOpen={open}
        />
      </Dialog>
      {editor.Editor
        ? createPortal(
            <EditorLayoutContext value="dialog">
              <editor.Editor
                portal={portal}
                index={editor.index}
                onClose={() => {
                  editor.close();
                  if (isLeaving) onClose();
                }}
              />
            </EditorLayoutContext>,
            document.body,
          )
        : null}
    </>
  );
}

function Findings(props: {
  portal: Portal;
  editors: Editors;
  /** The finding whose editor is loading. */
  loading: Finding | undefined;
  onOpen: (finding: Finding) => void;
}) {
  const { portal, editors, loading, onOpen } = props;
  const { t } = useText('mfe-creator');
  const id = useId();
  const { data: config } = useWebConfigQuery();
  const { _id, modifiedDate } = portal;
  const check = usePortalCheckQuery({ id: _id, modifiedDate });
  const [now] = useState(() => Date.now());
  const [isAllShown, setAllShown] = useState(false);
  const { currentData: facts, isFetching, error } = check;
  const result = checkPage({ portal, facts, languages: offeredLanguages(config), now });
  const { done, total } = result;
  const first = result.findings.filter(
    (finding, index, all) =>
      all.slice(0, index).filter(({ check: name }) => name === finding.check).length < SHOWN_PER_CHECK,
  );
  const findings = isAllShown ? result.findings : first;
  const unchecked = facts?.links.filter(({ state }) => state === 'unchecked').length ?? 0;

  const score = useRef<HTMLParagraphElement>(null);
  // The button of a finding that is fixed is gone, and with it the focus.
  useEffect(() => {
    if (document.activeElement === document.body) score.current?.focus();
  });

  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      <div css={{ display: 'grid', gap: spacing[2] }}>
        <p ref={score} tabIndex={-1} role="status" css={scoreStyles}>
          {t('check.score', { done, total })}
        </p>
        <progress
          value={done}
          max={total}
          aria-label={t('check.title')}
          css={{ inlineSize: '100%', blockSize: 8, accentColor: color.brand }}
        />
        <p css={{ color: color.inkMuted }}>{t('check.text')}</p>
      </div>
      {isFetching ? <p role="status">{t('check.loading')}</p> : null}
      {error && !isFetching ? (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="secondary" onClick={() => void check.refetch()}>
              {t('editors.retry')}
            </Button>
          }
        >
          {isApiError(error) && error.kind === 'offline' ? t('check.offline') : t('check.failed')}
        </Notice>
      ) : null}
      {findings.length > 0 ? (
        <ul role="list" css={listStyles}>
          {findings.map((finding, index) => (
            <FindingRow
              key={keyOf(finding)}
              finding={finding}
              portal={portal}
              sentenceId={`${id}${index}`}
              Icon={finding.index === undefined ? editors[finding.editor].Icon : Pencil}
              isLoading={loading?.message === finding.message && loading.index === finding.index}
              onOpen={() => onOpen(finding)}
            />
          ))}
        </ul>
      ) : null}
      {findings.length < result.findings.length ? (
        <Button variant="quiet" onClick={() => setAllShown(true)} css={{ justifySelf: 'start' }}>
          {t('check.more', { count: result.findings.length - findings.length })}
        </Button>
      ) : null}
      {result.findings.length === 0 && facts ? (
        <p css={{ display: 'flex', gap: spacing[2], alignItems: 'center' }}>
          <CircleCheck size={20} aria-hidden="true" css={{ flex: 'none', color: color.success }} />
          {t('check.allDone')}
        </p>
      ) : null}
      {unchecked > 0 && !isFetching ? (
        <Notice
          action={
            <Button
              size="sm"
              variant="secondary"
              icon={<RotateCcw size={16} aria-hidden="true" />}
              onClick={() => void check.refetch()}
            >
              {t('check.again')}
            </Button>
          }
        >
          {t('check.unchecked', { count: unchecked })}
        </Notice>
      ) : null}
    </div>
  );
}

function FindingRow(props: {
  finding: Finding;
  portal: Portal;
  sentenceId: string;
  Icon: LucideIcon;
  isLoading: boolean;
  onOpen: () => void;
}) {
  const { finding, portal, sentenceId, Icon, isLoading, onOpen } = props;
  const { localize } = useText('mfe-creator');
  const { sentence, label } = useFindingTexts();
  const { editor, index } = finding;
  const entries = editor === 'link' ? portal.links : portal.galleryImages;
  return (
    <li css={rowStyles}>
      <span id={sentenceId} css={{ flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {sentence(finding)}
      </span>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon size={16} aria-hidden="true" />}
        loading={isLoading}
        aria-describedby={sentenceId}
        onClick={onOpen}
      >
        {label(finding, index === undefined ? undefined : localize(entries?.[index]?.title))}
      </Button>
    </li>
  );
}

const keyOf = ({ message, editor, index, language, day, values }: Finding): string =>
  JSON.stringify([message, editor, index, language, day, values?.['address']]);

const scoreStyles = {
  fontSize: fontSizes.lg,
  fontWeight: 'var(--font-medium)',
  '&:focus': { outline: 'none' },
} as const;
const listStyles = { display: 'grid', gap: spacing[2], margin: 0, padding: 0, listStyle: 'none' } as const;
const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing[3],
  padding: `${spacing[3]} ${spacing[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radii.lg,
  background: color.surface,
} as const;

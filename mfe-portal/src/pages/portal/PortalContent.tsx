import { css } from '@emotion/react';
import { canEditPortal } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { isUnofficial } from '@portico/shared/domain';
import { Container, media, spacing } from '@portico/shared/ui';
import { memo, useEffect, useMemo, useRef } from 'react';
import { type BlockArea, blocksOf } from '../../block-registry.ts';
import { useBelowMap, useShowsMap } from '../../blocks/location/use-shows-map.ts';
import { type Clock, useNow } from '../../clock/use-now.ts';
import { EditingContext } from '../../editing/editing.ts';
import { PrintedPortal } from '../../printing/PrintedPortal.tsx';
import { ReportEntry } from '../../reporting/ReportEntry.tsx';
import { SharingRow } from '../../sharing/SharingRow.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { EditorBar } from './EditorBar.tsx';
import { besidePhoneButton, PhoneButton, phoneOf } from './PhoneButton.tsx';
import { PortalPopUp } from './PortalPopUp.tsx';
import { UnofficialBanner } from './UnofficialBanner.tsx';

/** The blocks of a portal, each in its area. [PORTAL-02, PORTAL-26] */
export function PortalContent(props: {
  portal: Portal;
  /** When the data was fetched, in ms since 1970; the first render uses it as the time. */
  asOf: number;
  /** Moves the focus here after the passcode screen. */
  takesFocus: boolean;
  /** Without tools for editors and without what belongs to the live page. */
  isPreview?: boolean;
}) {
  const { portal, asOf, takesFocus, isPreview = false } = props;
  const { user } = useViewer();
  const isEditor = !isPreview && canEditPortal(portal, user);
  const editing = useMemo(() => (isEditor ? { portalId: portal._id } : null), [isEditor, portal._id]);
  const clock = useNow(asOf);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) start.current?.focus();
  }, [takesFocus]);

  const area = (name: BlockArea) => <Area name={name} portal={portal} isEditor={isEditor} clock={clock} />;
  const page = (
    <div ref={start} tabIndex={takesFocus ? -1 : undefined} css={{ '&:focus': { outline: 'none' } }}>
      {isUnofficial(portal) ? (
        <UnofficialBanner isWithheld={portal.isWithheld ?? false} isEditor={isEditor} />
      ) : null}
      {isEditor ? <EditorBar portal={portal} /> : null}
      {area('opening')}
      <Container>
        <div css={[layout, phoneOf(portal, isEditor) !== undefined && besidePhoneButton]}>
          <div css={column}>
            {area('lead')}
            {isPreview ? null : <SharingRow portal={portal} />}
            {area('facts')}
          </div>
          {area('reach')}
          {area('wide')}
          {isEditor || isPreview ? null : <ReportEntry portal={portal} />}
        </div>
      </Container>
      <PortalPopUp portal={portal} />
      <PhoneButton portal={portal} isEditor={isEditor} />
      <PrintedPortal portal={portal} />
    </div>
  );
  return <EditingContext value={editing}>{page}</EditingContext>;
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[6],
  paddingBlock: `${spacing[8]} ${spacing[12]}`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    columnGap: spacing[12],
    rowGap: spacing[8],
    paddingBlock: spacing[12],
  },
});

/** Column of the main content, beside that of contacts. */
const column = css({ display: 'grid', gap: spacing[6], alignContent: 'start', minInlineSize: 0 });

const areaStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: spacing[6],
  minInlineSize: 0,
  '&:empty': { display: 'none' },
});
const factsStyles = css({
  gap: spacing[4],
  [media.tabletUp]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: spacing[5],
  },
});
/** Beside a map, short facts would leave tall empty boxes. */
const factsWithMapStyles = css({
  [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const wideStyles = css({
  gridColumn: '1 / -1',
  gap: spacing[12],
  paddingBlockStart: spacing[4],
  [media.desktop]: { gap: spacing[16] },
});

/** Areas below a map, with about their height on a phone. */
const laterAreas: Partial<Record<BlockArea, string>> = { reach: '200px', wide: '1000px' };

/** Memoized, so that hydration does not rerender it when the session settles as anonymous. */
const Area = memo(function Area(props: { name: BlockArea; portal: Portal; isEditor: boolean; clock: Clock }) {
  const { name: areaName, portal, isEditor, clock } = props;
  const showsMap = useShowsMap(portal);
  const belowMap = useBelowMap(portal, laterAreas[areaName]);
  const shown = blocksOf(areaName, portal, isEditor);
  const content = shown.map(({ name, block: { Component }, isHidden }) => (
    <Component key={name} portal={portal} isEditor={isEditor} isHidden={isHidden} clock={clock} />
  ));
  if (areaName === 'opening') return content;
  return (
    <div
      css={[
        areaStyles,
        areaName === 'facts' && factsStyles,
        areaName === 'facts' && showsMap && factsWithMapStyles,
        areaName === 'wide' && wideStyles,
        belowMap,
      ]}
    >
      {content}
    </div>
  );
});

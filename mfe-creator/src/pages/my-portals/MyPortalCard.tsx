import { css } from '@emotion/react';
import type { Portal } from '@portico/shared/contracts';
import { localizedFrom } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, useText } from '@portico/shared/platform';
import {
  buttonStyles,
  CardBody,
  CardFrame,
  CardTitle,
  color,
  fontSizes,
  radii,
  spacing,
} from '@portico/shared/ui';
import { useId } from 'react';
import { wizardLink } from '../wizard/wizard-link.ts';
import { MyPortalPicture } from './MyPortalPicture.tsx';

/** A button whose click area is the whole card. */
const wayOn = css({
  ...buttonStyles({ variant: 'secondary', size: 'sm', wide: true }),
  position: 'static',
  marginBlockStart: 'auto',
  '&::before': { content: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.lg },
});

/** One portal of the user: its card, its progress, and the button that continues it. [CREATOR-04] */
export function MyPortalCard({ portal }: { portal: Portal }) {
  const { t, language } = useText('mfe-creator');
  const titleId = useId();
  return (
    <CardFrame>
      <MyPortalPicture portal={portal} />
      <CardBody>
        <CardTitle level={2} lang={localizedFrom(portal.title, language)}>
          <span id={titleId}>
            <LocalizedTitle text={portal.title} fallback={t('myPortals.untitled')} />
          </span>
        </CardTitle>
        {portal.status === 'REJECT' && portal.rejectReason ? (
          <RejectReason reason={portal.rejectReason} />
        ) : null}
        <Link css={wayOn} aria-describedby={titleId} {...linkTo(portal)}>
          {t(isInWizard(portal) ? 'myPortals.continue' : 'myPortals.edit')}
        </Link>
      </CardBody>
    </CardFrame>
  );
}

/** A portal with a stepIndex is still in the wizard. */
const isInWizard = (portal: Portal): portal is Portal & { stepIndex: number } =>
  portal.stepIndex !== undefined;

/** Leads to the wizard at its step, else to the page, which is edited in place. */
const linkTo = (portal: Portal) =>
  isInWizard(portal)
    ? wizardLink(portal.stepIndex, portal._id)
    : { to: `/portals/${encodeURIComponent(portal._id)}?provider=${encodeURIComponent(portal.provider)}` };

/** The reason of a rejection. */
function RejectReason({ reason }: { reason: string }) {
  const { t } = useText('mfe-creator');
  return (
    <div
      css={{
        padding: `${spacing[2]} ${spacing[3]}`,
        borderRadius: radii.sm,
        background: color.dangerSoft,
        fontSize: fontSizes.sm,
      }}
    >
      <p css={{ color: color.danger, fontWeight: 'var(--font-medium)' }}>{t('myPortals.rejectReason')}</p>
      <p dir="auto">{reason}</p>
    </div>
  );
}

import { css } from '@emotion/react';
import type { ConsolePortalDetails, LocalizedText } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import {
  Badge,
  Button,
  Cluster,
  color,
  Directional,
  fontSizes,
  media,
  Notice,
  Picture,
  radii,
  spacing,
} from '@portico/shared/ui';
import { ExternalLink, Lock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Moment } from '../../messages/Moment.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { PortalActions } from '../portals/PortalActions.tsx';
import { PortalHistory } from '../portals/PortalHistory.tsx';
import { PortalStatusBadge } from '../portals/PortalStatusBadge.tsx';
import { RefusedPortals } from '../portals/RefusedPortals.tsx';
import type { PortalOutcome } from '../portals/use-portal-changes.ts';
import { HandOver } from './HandOver.tsx';
import { PortalVersions } from './PortalVersions.tsx';

const facts = css({
  display: 'grid',
  rowGap: spacing[1],
  margin: 0,
  '& dt': { color: color.inkMuted, fontSize: fontSizes.sm, marginBlockStart: spacing[2] },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [media.tabletUp]: {
    gridTemplateColumns: '160px minmax(0, 1fr)',
    gap: `${spacing[3]} ${spacing[5]}`,
    '& dt': { marginBlockStart: 0 },
  },
});

/** Facts, people, history and versions of a page, and what staff can do with it. */
export function PortalDetails({ portal }: { portal: ConsolePortalDetails }) {
  const { t } = useMessages();
  const { id, status, deleted, thumbnail, history } = portal;
  return (
    <div css={{ display: 'grid', gap: spacing[8] }}>
      <PortalHead portal={portal} />
      <div
        css={{
          display: 'grid',
          gap: spacing[6],
          alignItems: 'start',
          [media.tabletUp]: { gridTemplateColumns: thumbnail ? '180px minmax(0, 1fr)' : '1fr' },
        }}
      >
        {thumbnail ? (
          <span css={{ maxInlineSize: 180, overflow: 'hidden', borderRadius: radii.lg }}>
            <Picture src={thumbnail} alt="" ratio={1} sizes="180px" />
          </span>
        ) : null}
        <Facts portal={portal} />
      </div>
      <Part title={t('portal.history')}>
        {history.length > 0 ? (
          <PortalHistory moves={history} />
        ) : (
          <p css={{ color: color.inkMuted }}>{t('portal.noHistory')}</p>
        )}
      </Part>
      {!deleted && status !== 'DRAFT' ? (
        <Part title={t('portal.versions')}>
          <PortalVersions portalId={id} />
        </Part>
      ) : null}
    </div>
  );
}

/** Whether the page is deleted or unfinished, and what staff can do with it. */
function PortalHead({ portal }: { portal: ConsolePortalDetails }) {
  const { t, language } = useMessages();
  const [outcome, setOutcome] = useState<PortalOutcome>();
  const { id, title, status, deleted, modifiedDate } = portal;
  const isDraft = status === 'DRAFT';
  const isLive = !deleted;
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      {deleted ? (
        <Notice tone="warning" title={t('portal.inBin')}>
          {t('bin.until', { day: dateFormat(language).format(new Date(deleted.until)) })}
        </Notice>
      ) : null}
      {isDraft && isLive ? (
        <Notice title={t('portal.unfinished')}>{t('portal.unfinishedText')}</Notice>
      ) : null}
      <Cluster gap={2}>
        {isLive && !isDraft ? (
          <Button
            as="a"
            href={`/portals/${encodeURIComponent(id)}`}
            target="_blank"
            size="sm"
            variant="secondary"
            icon={
              <Directional>
                <ExternalLink size={18} aria-hidden="true" />
              </Directional>
            }
          >
            {t('portal.view')}
          </Button>
        ) : null}
        {isDraft && isLive ? null : (
          <PortalActions
            portals={[{ id, title, status, modifiedDate }]}
            isInBin={!isLive}
            onDone={setOutcome}
          >
            <HandOver portalId={id} />
          </PortalActions>
        )}
      </Cluster>
      <RefusedPortals outcome={outcome} />
    </div>
  );
}

function Facts({ portal }: { portal: ConsolePortalDetails }) {
  const { t } = useMessages();
  const { status, deleted, members } = portal;
  const namesOf = (wanted: 'owner' | 'editor') =>
    members.filter(({ role }) => role === wanted).map(({ displayName }) => displayName);
  return (
    <dl css={facts}>
      <Fact name="status">
        <Cluster gap={2}>
          <PortalStatusBadge status={status} />
          {portal.isPrivate ? (
            <Badge icon={<Lock size={14} aria-hidden="true" />}>{t('portals.private')}</Badge>
          ) : null}
          {portal.isWithheld ? <Badge tone="warning">{t('portal.withheld')}</Badge> : null}
        </Cluster>
        {portal.rejectReason ? <p dir="auto">{portal.rejectReason}</p> : null}
      </Fact>
      <Fact name="towns">
        <Places places={portal.towns} to="/towns/" none={t('portals.noTown')} />
      </Fact>
      <Fact name="listings">
        <Places places={portal.listings} to="/listings/" none={t('portal.none')} />
      </Fact>
      <Fact name="tags">{portal.tags.length > 0 ? portal.tags.join(' · ') : t('portal.none')}</Fact>
      <Fact name="languages">
        {portal.languages.map((known) => t(`language.${known}`)).join(' · ') || t('portal.none')}
      </Fact>
      <Fact name="owner">
        <Names names={namesOf('owner')} />
      </Fact>
      <Fact name="editors">
        <Names names={namesOf('editor')} />
      </Fact>
      <Fact name="created">
        <Moment at={portal.createdDate} />
      </Fact>
      <Fact name="changed">
        <Moment at={portal.modifiedDate} by={portal.modifiedBy} />
      </Fact>
      {deleted ? (
        <Fact name="deleted">
          <Moment at={deleted.at} by={deleted.by} />
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useMessages();
  return (
    <>
      <dt>{t(`portal.facts.${name}`)}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={{ display: 'grid', gap: spacing[3] }}>
      <h2 id={titleId} css={{ fontSize: fontSizes.xl }}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Places(props: {
  places: readonly { id: string; title: LocalizedText }[];
  to: string;
  none: string;
}) {
  const { places, to, none } = props;
  const { localize } = useMessages();
  if (places.length === 0) return none;
  return (
    <Cluster gap={3}>
      {places.map(({ id, title }) => (
        <Link key={id} to={`${to}${encodeURIComponent(id)}`}>
          {localize(title) || id}
        </Link>
      ))}
    </Cluster>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const { t } = useMessages();
  if (names.length === 0) return t('portal.none');
  return names.map((name, at) => (
    <span key={name}>
      {at > 0 ? ' · ' : ''}
      <bdi>{name}</bdi>
    </span>
  ));
}

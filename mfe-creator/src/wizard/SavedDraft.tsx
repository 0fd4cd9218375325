import type { Portal } from '@portico/shared/contracts';
import { Link, useText } from '@portico/shared/platform';
import { Button, Cluster, color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { CircleCheck, Pencil } from 'lucide-react';
import { wizardLink } from './wizard-link.ts';

/** What follows the naming step for as long as the wizard ends there: where the draft is, and how to rename it. */
export function SavedDraft({ portal }: { portal: Portal }) {
  const { t, say } = useText('mfe-creator');
  return (
    <div
      css={{
        display: 'grid',
        gap: spacing[5],
        justifyItems: 'start',
        padding: `${spacing[8]} ${spacing[6]}`,
        borderRadius: radii.xl,
        background: color.surface,
        boxShadow: 'var(--shadow-sm)',
      }}
    >
      <span css={{ color: color.success }}>
        <CircleCheck size={40} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div css={{ display: 'grid', gap: spacing[2] }}>
        <h1 css={{ fontSize: fontSizes['2xl'] }}>{t('savedDraft.title')}</h1>
        <p css={{ fontSize: fontSizes.lg, fontWeight: 'var(--font-medium)' }}>{say(portal.title)}</p>
        <p css={{ color: color.inkMuted, maxInlineSize: '56ch', textWrap: 'pretty' }}>
          {t('savedDraft.text')}
        </p>
      </div>
      <Cluster>
        <Button as={Link} to="/creator">
          {t('savedDraft.toMyPortals')}
        </Button>
        <Button
          as={Link}
          {...wizardLink(1, portal._id)}
          variant="secondary"
          icon={<Pencil size={18} aria-hidden="true" />}
        >
          {t('savedDraft.rename')}
        </Button>
      </Cluster>
    </div>
  );
}

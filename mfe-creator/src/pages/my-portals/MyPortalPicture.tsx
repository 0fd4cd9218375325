import type { Portal } from '@portico/shared/contracts';
import { CardImage, color, radii, spacing } from '@portico/shared/ui';
import { ImagePlus } from 'lucide-react';
import { StatusBadge } from './StatusBadge.tsx';

/** The thumbnail with the status on it; a placeholder if there is none yet. [CREATOR-04] */
export function MyPortalPicture({ portal }: { portal: Portal }) {
  const badge = <StatusBadge status={portal.status} />;
  if (portal.imageURL) {
    // By URL, because images of a draft open by a signature in the URL. [OPEN-03]
    return <CardImage src={portal.imageURL} alt="" start={badge} />;
  }
  return (
    <div
      css={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '4 / 3',
        borderRadius: `${radii.lg} ${radii.lg} 0 0`,
        background: color.brandSoft,
        color: color.brandStrong,
      }}
    >
      <ImagePlus size={32} strokeWidth={1.5} aria-hidden="true" />
      <span css={{ position: 'absolute', insetBlockStart: spacing[3], insetInlineStart: spacing[3] }}>
        {badge}
      </span>
    </div>
  );
}

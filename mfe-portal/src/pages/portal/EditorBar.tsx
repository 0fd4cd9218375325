import { useWebConfigQuery } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { Link } from '@portico/shared/platform';
import { buttonStyles, Container, color, Directional, Notice, spacing } from '@portico/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { EditTools } from '../../editing/EditTools.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { TableCardButton } from '../../printing/TableCardButton.tsx';
import { ClassicMode } from './ClassicMode.tsx';

/**
 * Links for editors, tools of the whole page, and the reason of a rejection. A private provider has no /creator, so its
 * back link leads home. [PORTAL-06, PORTAL-07, OPEN-01, OPEN-46]
 */
export function EditorBar({ portal }: { portal: Portal }) {
  const { t } = useMessages();
  const isPrivateProvider = useWebConfigQuery().data?.isPrivate ?? false;
  return (
    <div css={{ background: color.brandSoft }}>
      <Container css={{ display: 'grid', gap: spacing[2], paddingBlock: spacing[2] }}>
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: spacing[2],
          }}
        >
          <Link
            to={isPrivateProvider ? '/' : '/creator'}
            css={{ ...buttonStyles({ variant: 'quiet' }), marginInlineStart: -20 }}
          >
            <Directional>
              <ArrowLeft size={18} aria-hidden="true" />
            </Directional>
            {t(isPrivateProvider ? 'editor.home' : 'editor.back')}
          </Link>
          <div
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: spacing[2],
              '& > [data-edit-tools]': { justifyContent: 'start', marginInlineStart: 0 },
            }}
          >
            <TableCardButton portal={portal} />
            <ClassicMode portalId={portal._id} />
            {/* Last, because the bar of a draft has a line of its own. */}
            <EditTools part="page" />
          </div>
        </div>
        {portal.status === 'REJECT' && portal.rejectReason ? (
          <Notice tone="danger" title={t('editor.rejected')}>
            <span dir="auto">{portal.rejectReason}</span>
          </Notice>
        ) : null}
      </Container>
    </div>
  );
}

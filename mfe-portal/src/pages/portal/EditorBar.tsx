import { Link } from '@portico/shared/platform';
import { buttonStyles, Container, color, Directional, spacing } from '@portico/shared/ui';
import { ArrowLeft, Pencil } from 'lucide-react';
import { useWords } from '../../words/use-words.ts';

/** An editor's ways out: back to their pages, and the one long form. [PORTAL-06, PORTAL-07, OPEN-37] */
export function EditorBar({ portalId }: { portalId: string }) {
  const { t } = useWords();
  const backTo = `/creator/classic/${encodeURIComponent(portalId)}`;
  return (
    <div css={{ background: color.brandSoft }}>
      <Container
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: spacing[2],
          paddingBlock: spacing[2],
        }}
      >
        <Link to="/creator" css={{ ...buttonStyles({ variant: 'quiet' }), marginInlineStart: -20 }}>
          <Directional>
            <ArrowLeft size={18} aria-hidden="true" />
          </Directional>
          {t('editor.back')}
        </Link>
        <Link to={`/login?${new URLSearchParams({ backTo })}`} css={buttonStyles({ variant: 'secondary' })}>
          <Pencil size={18} aria-hidden="true" />
          {t('editor.classic')}
        </Link>
      </Container>
    </div>
  );
}

import { groupedNumber } from '@portico/shared/domain';
import { Button, color, Directional, spacing } from '@portico/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';

/** Buttons to the previous and the next page of a list; nothing for a single page. */
export function Pager({
  page,
  pages,
  onChange,
}: {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}) {
  const { t } = useMessages();
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={t('list.pages')}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        gap: spacing[4],
        marginBlockStart: spacing[5],
      }}
    >
      <Button
        variant="secondary"
        size="sm"
        icon={
          <Directional>
            <ChevronLeft size={18} aria-hidden="true" />
          </Directional>
        }
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onChange(page - 1)}
      >
        {t('list.previous')}
      </Button>
      <span role="status" css={{ color: color.inkMuted }}>
        {t('list.page', { page: groupedNumber(page), pages: groupedNumber(pages) })}
      </span>
      <Button
        variant="secondary"
        size="sm"
        icon={
          <Directional>
            <ChevronRight size={18} aria-hidden="true" />
          </Directional>
        }
        aria-disabled={page >= pages || undefined}
        onClick={() => page < pages && onChange(page + 1)}
      >
        {t('list.next')}
      </Button>
    </nav>
  );
}

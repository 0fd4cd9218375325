import { useText } from '@portico/shared/platform';
import { color, IconButton, spacing } from '@portico/shared/ui';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { scrollPageTo } from './scroll-page.ts';

/** Scroll position, in px, from which the button is shown. [HOME-03] */
export const BACK_TO_TOP_AFTER_PX = 700;

/** Scrolls to the top of a long page. [HOME-03] */
export function BackToTop() {
  const { t } = useText('mfe-discovery');
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const measure = () => setIsShown(window.scrollY > BACK_TO_TOP_AFTER_PX);
    // In a frame, which lays out the page anyway: hydration has changed it, so reading at once would lay it out twice.
    const frame = requestAnimationFrame(measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measure);
    };
  }, []);

  if (!isShown) return null;
  return (
    <div
      css={{
        position: 'fixed',
        insetBlockEnd: `max(${spacing[5]}, env(safe-area-inset-bottom))`,
        insetInlineEnd: spacing[5],
        zIndex: 'var(--layer-sticky)',
        borderRadius: '50%',
        background: color.raised,
        color: color.ink,
        boxShadow: 'var(--shadow-lg)',
      }}
    >
      <IconButton label={t('list.backToTop')} onClick={() => scrollPageTo(0)}>
        <ArrowUp size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

import { useLocation } from '@portico/shared/platform';
import { chipStyles, isPlainClick, prefersReducedMotion, spacing } from '@portico/shared/ui';
import { type MouseEvent, useEffect } from 'react';

interface SectionLink {
  /** The section's id. */
  id: string;
  title: string;
}

/** Links to the sections of a long form. */
export function SectionLinks({ label, sections }: { label: string; sections: readonly SectionLink[] }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <nav aria-label={label}>
      <ul
        role="list"
        css={{ display: 'flex', gap: spacing[2], overflowX: 'auto', scrollbarWidth: 'thin', paddingBlock: 4 }}
      >
        {sections.map(({ id, title }) => (
          <li key={id} css={{ flex: 'none' }}>
            <a href={`#${id}`} css={chipStyles({})} onClick={(event) => goTo(id, event)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without a navigation, which would ask whether to lose what has been entered. */
function goTo(id: string, event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}

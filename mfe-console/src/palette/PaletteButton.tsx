import { Button, fontSizes } from '@portico/shared/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';

const CommandPalette = lazy(() =>
  import(/* webpackChunkName: "palette" */ './CommandPalette.tsx').then((module) => ({
    default: module.CommandPalette,
  })),
);

/** The same in every language. */
const KEYS = 'Ctrl K';

/** Opens the command palette, as Ctrl+K and Cmd+K do on every screen. */
export function PaletteButton() {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  function show(): void {
    setWanted(true);
    setOpen(true);
  }
  // Before the screen is painted, so that a key pressed as soon as it shows counts.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        wide
        icon={<Search size={18} aria-hidden="true" />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        {t('palette.open')}
        <kbd
          dir="ltr"
          css={{ fontSize: fontSizes.xs, opacity: 0.75, '@media (hover: none)': { display: 'none' } }}
        >
          {KEYS}
        </kbd>
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>
          <CommandPalette open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

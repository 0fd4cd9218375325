/** A pointer that stays this long counts as intent. */
const HOVER_MS = 80;
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

export interface IntentOptions {
  /** Called when a pointer, focus or finger is on the target. Returns what to call if a pointer stays there. */
  onIntent: (target: EventTarget | null) => (() => void) | undefined;
}

/** Detects that the visitor is about to use an element. Returns a function that stops it. */
export function watchIntent({ onIntent }: IntentOptions): () => void {
  let hovering: ReturnType<typeof setTimeout> | undefined;
  const onLeave = (): void => clearTimeout(hovering);
  function onSign({ target, type }: Event): void {
    onLeave();
    const onStay = onIntent(target);
    if (onStay && type === 'pointerover') hovering = setTimeout(onStay, HOVER_MS);
  }
  for (const type of INTENT_EVENTS) document.addEventListener(type, onSign, { passive: true });
  document.addEventListener('pointerout', onLeave, { passive: true });
  return () => {
    for (const type of INTENT_EVENTS) document.removeEventListener(type, onSign);
    document.removeEventListener('pointerout', onLeave);
    onLeave();
  };
}

/** Items of near sections that are not rendered yet. Decides the order, without access to the DOM. */
export interface RenderQueue<Item> {
  /** Adds the items of a section that came near; they are reversed if the section enters from above. */
  add: (items: readonly Item[], section: { isFromAbove: boolean }) => void;
  remove: (items: Iterable<Item>) => void;
  /** Moves the items of visible sections to the front. */
  prioritize: (isVisible: (item: Item) => boolean) => void;
  /** Skips the next frame, in which sections enter or leave the near-viewport zone. */
  skipFrame: () => void;
  /** The item to render in this frame; undefined in a skipped frame. */
  next: () => Item | undefined;
  isEmpty: () => boolean;
}

export function createRenderQueue<Item>(): RenderQueue<Item> {
  const waiting = new Set<Item>();
  let isFrameSkipped = false;
  return {
    add: (items, { isFromAbove }) => {
      for (const item of isFromAbove ? [...items].reverse() : items) waiting.add(item);
    },
    remove: (items) => {
      for (const item of items) waiting.delete(item);
    },
    prioritize: (isVisible) => {
      const others = [...waiting].filter((item) => !isVisible(item));
      // Adding an item again moves it to the end.
      for (const item of others) {
        waiting.delete(item);
        waiting.add(item);
      }
    },
    skipFrame: () => {
      isFrameSkipped = true;
    },
    next: () => {
      const wasSkipped = isFrameSkipped;
      isFrameSkipped = false;
      const [item] = waiting;
      if (wasSkipped || item === undefined) return undefined;
      waiting.delete(item);
      return item;
    },
    isEmpty: () => waiting.size === 0,
  };
}

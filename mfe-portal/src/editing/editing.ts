import { createContext } from 'react';

/** The portal that editing tools edit; null for visitors. [PORTAL-26] */
export const EditingContext = createContext<{ portalId: string } | null>(null);

/** Marks a block or entry that shows its frame and tools on hover or focus. */
export const editable = { 'data-editable': '' } as const;
/** Marks an empty block, which always shows both because it has nothing to hover. */
export const editableEmpty = { 'data-editable': 'empty' } as const;

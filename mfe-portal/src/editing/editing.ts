import { createContext } from 'react';

/** What the tools of a page's parts edit, for its editors alone; null for visitors. [PORTAL-26] */
export const EditingContext = createContext<{ portalId: string } | null>(null);

/** Marks what shows its frame and its tools when it is pointed at or focused: a block, or an entry inside one. */
export const editable = { 'data-editable': '' } as const;
/** An empty block shows both at all times: there is nothing else to point at. */
export const editableEmpty = { 'data-editable': 'empty' } as const;
